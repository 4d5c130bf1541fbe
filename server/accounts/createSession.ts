import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { generateToken, hashSecret } from '../access/secrets.js';
import type { Client, NewSession } from '../contract.js';
import { insertSession } from '../store/sessions.js';

const sessionLifetimeMs = 30 * 86_400_000;
const maxUserAgentLength = 200;

/** Creates a session that lasts 30 days. The token is always new, which prevents session fixation. */
export async function createSession(
  db: Knex,
  accountId: string,
  { address, userAgent }: Client,
  now: Date,
): Promise<NewSession> {
  const token = generateToken();
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs).toISOString();
  await insertSession(db, {
    id: randomUUID(),
    accountId,
    hash: hashSecret(token),
    createdAt: at,
    lastSeenAt: at,
    expiresAt,
    address,
    userAgent: userAgent.slice(0, maxUserAgentLength),
  });
  return { token, expiresAt };
}
