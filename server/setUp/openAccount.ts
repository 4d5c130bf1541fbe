import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Plan } from '../access/plans.js';
import { makeKey } from '../accounts/makeKey.js';
import { newAccount } from '../accounts/newAccount.js';
import { findAccountByEmail, insertAccount } from '../store/accounts.js';
import { insertApiKey } from '../store/apiKeys.js';

/** Opens an account with a first key, which it answers: it is shown once and kept as a hash. Throws when the e-mail has one. */
export async function openAccount(db: Knex, email: string, plan: Plan, now: Date): Promise<string> {
  if ((await findAccountByEmail(db, email)) !== undefined) throw new Error(`${email} has an account already.`);
  const accountId = randomUUID();
  const at = now.toISOString();
  const { key, value } = makeKey({ accountId, name: 'First key' }, at);
  await db.transaction(async (trx) => {
    await insertAccount(trx, { ...newAccount, id: accountId, email, plan, emailVerifiedAt: at, createdAt: at });
    await insertApiKey(trx, key);
  });
  return value;
}
