import type { Knex } from 'knex';
import { getDisplayPrefix, hashSecret, isWellFormedApiKey } from '../../server/access/secrets.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { findAccountByEmail } from '../../server/store/accounts.js';
import { findApiKeyByHash } from '../../server/store/apiKeys.js';
import { migrate, openDatabase } from '../../server/store/database.js';

const now = new Date('2026-11-21T12:00:00.000Z');

let db: Knex;
beforeEach(async () => {
  db = openDatabase('sqlite::memory:');
  await migrate(db);
});
afterEach(() => db.destroy());

it('creates an account of the plan with a valid first key, and does not store the key itself', async () => {
  const key = await createAccount(db, 'ada@example.org', 'starter', now);
  expect(isWellFormedApiKey(key)).toBe(true);
  expect(await findApiKeyByHash(db, hashSecret(key))).toMatchObject({
    prefix: getDisplayPrefix(key),
    createdAt: now.toISOString(),
    revokedAt: null,
    account: { plan: 'starter', limitPerMinute: null, limitPerDay: null },
  });
  expect(JSON.stringify([await db('accounts'), await db('api_keys')])).not.toContain(key);
});

it('rejects a second account for an email address in any case, and names the address', async () => {
  await createAccount(db, 'ada@example.org', 'free', now);
  await expect(createAccount(db, 'Ada@Example.org', 'pro', now)).rejects.toThrow(
    'Ada@Example.org already has an account.',
  );
  expect(await db('accounts').count({ count: '*' })).toEqual([{ count: 1 }]);
  expect(await db('api_keys').count({ count: '*' })).toEqual([{ count: 1 }]);
});

it('creates no account if the key cannot be written', async () => {
  await db.schema.renameTable('api_keys', 'away');
  await expect(createAccount(db, 'ada@example.org', 'free', now)).rejects.toMatchObject({
    message: expect.stringContaining('no such table'),
  });
  expect(await findAccountByEmail(db, 'ada@example.org')).toBeUndefined();
});
