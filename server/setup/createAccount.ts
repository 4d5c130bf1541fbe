import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Plan } from '../access/plans.js';
import { accountDefaults } from '../accounts/accountDefaults.js';
import { generateKey } from '../accounts/generateKey.js';
import { findAccountByEmail, insertAccount } from '../store/accounts.js';
import { insertApiKey } from '../store/apiKeys.js';
import { recordAudit } from '../store/auditLog.js';

/**
 * Opens an account with a first key, which it answers: it is shown once and kept as a hash. `by` is how the operator does it; without
 * it the server does. Throws when the e-mail has one.
 */
export async function createAccount(db: Knex, email: string, plan: Plan, now: Date, by?: string): Promise<string> {
  return db.transaction(async (trx) => {
    const accountId = await createKeylessAccount(trx, email, plan, now, by);
    const { key, value } = generateKey({ accountId, name: 'First key' }, now.toISOString());
    await insertApiKey(trx, key);
    return value;
  });
}

/** Opens an account whose address needs no confirming, notes it, and answers its id. Throws when the e-mail has one. */
export async function createKeylessAccount(
  db: Knex,
  email: string,
  plan: Plan,
  now: Date,
  by?: string,
): Promise<string> {
  const id = randomUUID();
  const at = now.toISOString();
  await db.transaction(async (trx) => {
    if ((await findAccountByEmail(trx, email)) !== undefined) throw new Error(`${email} has an account already.`);
    await insertAccount(trx, { ...accountDefaults, id, email, plan, emailVerifiedAt: at, createdAt: at });
    const actor = by === undefined ? 'server' : 'operator';
    await recordAudit(trx, { at, actor, action: 'account.open', accountId: id, detail: { by, plan } });
  });
  return id;
}
