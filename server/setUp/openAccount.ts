import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Plan } from '../access/plans.js';
import { displayPrefix, hashApiKey, makeApiKey } from '../access/secrets.js';
import { findAccountByEmail, insertAccount } from '../store/accounts.js';
import { insertApiKey } from '../store/apiKeys.js';

/** Opens an account with a first key, which it answers: it is shown once and kept as a hash. Throws when the e-mail has one. */
export async function openAccount(db: Knex, email: string, plan: Plan, now: Date): Promise<string> {
  if ((await findAccountByEmail(db, email)) !== undefined) throw new Error(`${email} has an account already.`);
  const accountId = randomUUID();
  const createdAt = now.toISOString();
  const key = makeApiKey();
  await db.transaction(async (trx) => {
    await insertAccount(trx, { id: accountId, email, plan, limitPerMinute: null, limitPerDay: null, createdAt });
    await insertApiKey(trx, {
      id: randomUUID(),
      accountId,
      name: 'First key',
      prefix: displayPrefix(key),
      hash: hashApiKey(key),
      createdAt,
      lastUsedAt: null,
      revokedAt: null,
    });
  });
  return key;
}
