import type { Knex } from 'knex';

/** Stores the hash of the token with which the reader of a mail can stop alert mail. */
export async function insertMailToken(db: Knex, accountId: string, hash: string, at: string): Promise<void> {
  await db('alert_mail_tokens').insert({ hash, account_id: accountId, created_at: at });
}

/** Returns the account to which the mail with a token was sent. */
export async function findMailAccount(db: Knex, hash: string): Promise<string | undefined> {
  return (await db('alert_mail_tokens').where({ hash }).first('account_id'))?.account_id;
}

/** Deletes the tokens of mails from before an instant. Returns how many. */
export async function deleteMailTokens(db: Knex, createdBefore: string): Promise<number> {
  return db('alert_mail_tokens').where('created_at', '<', createdBefore).delete();
}
