import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { generateToken, hashSecret } from '../access/secrets.js';
import type { NewSession } from '../contract.js';
import type { Client } from '../operationInput.js';
import { type Account, lockUnchangedAccount } from '../store/accounts.js';
import { rememberAddress } from '../store/knownAddresses.js';
import { insertSession } from '../store/sessions.js';

const sessionLifetimeMs = 30 * 86_400_000;

/**
 * Creates a session that lasts 30 days, and remembers the address group as one of the account. The token is always new,
 * which prevents session fixation. Returns undefined if the password has changed since `account` was read: the change
 * ends all sessions, so none may start with what was valid before.
 */
export async function createSession(
  db: Knex,
  account: Pick<Account, 'id' | 'passwordHash'>,
  { address, addressGroup, userAgent }: Client,
  now: Date,
): Promise<NewSession | undefined> {
  const token = generateToken();
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs).toISOString();
  const times = { createdAt: at, lastSeenAt: at, expiresAt };
  return db.transaction(async (trx) => {
    if (!(await lockUnchangedAccount(trx, account))) return undefined;
    const identity = { id: randomUUID(), accountId: account.id, hash: hashSecret(token) };
    await insertSession(trx, { ...identity, ...times, address, userAgent });
    await rememberAddress(trx, account.id, addressGroup, at);
    return { token, expiresAt };
  });
}
