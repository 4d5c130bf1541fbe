import type { Knex } from 'knex';

/** What a token that was mailed to an account may be used for, once. */
export type TokenPurpose = 'verify_email' | 'reset_password';

/** Keeps the hash of a token; any earlier one of the same purpose is void. */
export async function replaceAccountToken(
  db: Knex,
  token: { hash: string; accountId: string; purpose: TokenPurpose; expiresAt: string },
): Promise<void> {
  const { hash, accountId, purpose, expiresAt } = token;
  await db.transaction(async (trx) => {
    await trx('account_tokens').where({ account_id: accountId, purpose }).delete();
    await trx('account_tokens').insert({ hash, account_id: accountId, purpose, expires_at: expiresAt });
  });
}

/** Takes away the tokens that have expired, and answers how many. */
export async function deleteExpiredTokens(db: Knex, now: string): Promise<number> {
  return db('account_tokens').where('expires_at', '<=', now).delete();
}

/** Uses a token up; answers whose it was, or undefined when it is unknown, used or expired. */
export async function consumeAccountToken(
  db: Knex,
  hash: string,
  purpose: TokenPurpose,
  now: string,
): Promise<string | undefined> {
  return db.transaction(async (trx) => {
    const token = await trx('account_tokens').where({ hash, purpose }).first('account_id', 'expires_at');
    // Of two who use it at the same time one deletes the row.
    const deleted = await trx('account_tokens').where({ hash, purpose }).delete();
    return deleted > 0 && token.expires_at > now ? token.account_id : undefined;
  });
}
