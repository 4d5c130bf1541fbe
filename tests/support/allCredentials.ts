import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { scopes } from '../../server/access/scopes.js';
import { createSession } from '../../server/accounts/createSession.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { findAccountByEmail, updateAccount } from '../../server/store/accounts.js';
import { cronSecret } from './api.js';

const client = { address: '127.0.0.1', addressGroup: '127.0.0.1', isLocal: false, userAgent: '' };

/** Creates an account with high limits. Returns the headers of each kind of credential that the contract names. */
export async function createAllCredentials(db: Knex, now: Date): Promise<Record<string, Record<string, string>>> {
  const email = `${randomUUID()}@example.org`;
  const key = await createAccount(db, email, 'enterprise', now);
  const account = await findAccountByEmail(db, email);
  if (account === undefined) throw new Error('The account was not created.');
  const limits = { limitPerMinute: 1_000_000, limitPerDay: 1_000_000_000, keyLimit: 1_000 };
  await updateAccount(db, account.id, limits, now.toISOString());
  await db('api_keys')
    .where({ account_id: account.id })
    .update({ scopes: JSON.stringify(scopes) });
  const session = await createSession(db, account, client, now);
  return {
    ApiKey: { 'X-API-Key': key },
    Session: { Cookie: `almanac_session=${session?.token}` },
    CronSecret: { Authorization: `Bearer ${cronSecret}` },
  };
}
