import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Plan } from '../access/plans.js';
import { accountDefaults } from '../accounts/accountDefaults.js';
import { generateKey } from '../accounts/generateKey.js';
import { findAccountByEmail, insertAccount } from '../store/accounts.js';
import { insertApiKey } from '../store/apiKeys.js';
import { recordAudit } from '../store/auditLog.js';

/**
 * Creates an account with a first key and returns the key, which is stored only as a hash. `performedBy` names the operator
 * in the audit log; without it the actor is the server. Throws if the email address already has an account.
 */
export async function createAccount(
  db: Knex,
  email: string,
  plan: Plan,
  now: Date,
  performedBy?: string,
): Promise<string> {
  return db.transaction(async (trx) => {
    const accountId = await createKeylessAccount(trx, email, plan, now, performedBy);
    const { key, value } = generateKey({ accountId, name: 'First key' }, now.toISOString());
    await insertApiKey(trx, key);
    return value;
  });
}

/** Creates an account with a confirmed address and returns its id. Throws if the email address already has an account. */
export async function createKeylessAccount(
  db: Knex,
  email: string,
  plan: Plan,
  now: Date,
  performedBy?: string,
): Promise<string> {
  const id = randomUUID();
  const at = now.toISOString();
  await db.transaction(async (trx) => {
    if ((await findAccountByEmail(trx, email)) !== undefined) throw new Error(`${email} already has an account.`);
    const planSource = plan === 'free' ? 'subscription' : 'operator';
    const account = { ...accountDefaults, id, email, plan, planSource, emailVerifiedAt: at, createdAt: at } as const;
    await insertAccount(trx, account);
    const actor = performedBy === undefined ? 'server' : 'operator';
    await recordAudit(trx, { at, actor, action: 'account.open', accountId: id, detail: { by: performedBy, plan } });
  });
  return id;
}
