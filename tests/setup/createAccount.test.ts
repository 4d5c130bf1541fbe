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

it('opens an account of the plan, with a first key that is good and whose value is kept nowhere', async () => {
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

it('refuses a second account of an e-mail, in whatever case, and names it', async () => {
  await createAccount(db, 'ada@example.org', 'free', now);
  await expect(createAccount(db, 'Ada@Example.org', 'pro', now)).rejects.toThrow(
    'Ada@Example.org has an account already.',
  );
  expect(await db('accounts').count({ count: '*' })).toEqual([{ count: 1 }]);
  expect(await db('api_keys').count({ count: '*' })).toEqual([{ count: 1 }]);
});

it('opens no account without its key: when the key cannot be written, neither is the account', async () => {
  await db.schema.renameTable('api_keys', 'away');
  await expect(createAccount(db, 'ada@example.org', 'free', now)).rejects.toMatchObject({
    message: expect.stringContaining('no such table'),
  });
  expect(await findAccountByEmail(db, 'ada@example.org')).toBeUndefined();
});
