import type { Knex } from 'knex';
import { lockAccount } from './accounts.js';

/** The purpose of a mailed token. Each token can be used once. */
export type TokenPurpose = 'reset_password' | 'sign_in';

/** Stores the hash of a token. An earlier token with the same purpose becomes invalid. */
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

/** Deletes expired tokens. Returns how many. */
export async function deleteExpiredTokens(db: Knex, now: string): Promise<number> {
  return db('account_tokens').where('expires_at', '<=', now).delete();
}

/** Deletes the tokens of an account: links that were mailed before no longer work. */
export async function deleteAccountTokens(db: Knex, accountId: string): Promise<void> {
  await db('account_tokens').where({ account_id: accountId }).delete();
}

/** Returns the id of the account of a token, without consuming it; undefined if it is unknown, used or expired. */
export async function findTokenAccount(
  db: Knex,
  hash: string,
  purpose: TokenPurpose,
  now: string,
): Promise<string | undefined> {
  const token = await db('account_tokens')
    .where({ hash, purpose })
    .andWhere('expires_at', '>', now)
    .first('account_id');
  return token?.account_id;
}

/**
 * Consumes a token, and locks its account first if `db` is a transaction, so that all changes of an account and its tokens wait
 * for each other in one order. Returns the id of the account, or undefined if the token is unknown, used or expired.
 */
export async function consumeAccountToken(
  db: Knex,
  hash: string,
  purpose: TokenPurpose,
  now: string,
): Promise<string | undefined> {
  return db.transaction(async (trx) => {
    const accountId = await findTokenAccount(trx, hash, purpose, now);
    if (accountId === undefined || !(await lockAccount(trx, accountId))) return undefined;
    // Of two concurrent requests, only one deletes the row.
    const deleted = await trx('account_tokens').where({ hash, purpose }).delete();
    return deleted > 0 ? accountId : undefined;
  });
}
