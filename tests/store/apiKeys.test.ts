import { accountDefaults } from '../../server/accounts/accountDefaults.js';
import { type Account, findAccountByEmail, insertAccount } from '../../server/store/accounts.js';
import {
  type ApiKey,
  countActiveKeys,
  findApiKey,
  findApiKeyByHash,
  findFreeWindow,
  insertApiKey,
  listApiKeys,
  revokeApiKey,
} from '../../server/store/apiKeys.js';
import { forEachDatabase } from '../support/databases.js';
import { at } from './exampleCatalogue.js';

const account: Account = {
  ...accountDefaults,
  id: '11111111-1111-4111-8111-111111111111',
  email: 'Ada@Example.org',
  plan: 'enterprise',
  limitPerMinute: 5,
  createdAt: at,
};
const key: ApiKey = {
  id: '22222222-2222-4222-8222-222222222222',
  accountId: account.id,
  name: 'laptop',
  prefix: 'alm_abcd',
  hash: 'a'.repeat(64),
  createdAt: at,
  lastUsedAt: null,
  revokedAt: null,
  allowedAddresses: ['10.0.0.0/8'],
  scopes: null,
  windowKeyId: null,
};

forEachDatabase((openFresh) => {
  it('finds an account by its email, case-insensitive, and rejects a duplicate', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    expect(await findAccountByEmail(db, 'ADA@example.ORG')).toEqual({ ...account, email: 'ada@example.org' });
    expect(await findAccountByEmail(db, "' or 1=1 --")).toBeUndefined();
    const duplicate = insertAccount(db, { ...account, id: 'other', email: 'ada@example.org' });
    await expect(duplicate).rejects.toMatchObject({ message: expect.stringMatching(/unique/i) });
  });

  it('finds a key by its hash with the limits of its account, even if it is revoked', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    await insertApiKey(db, key);
    await insertApiKey(db, { ...key, id: 'revoked', hash: 'b', revokedAt: at });
    const limits = { plan: 'enterprise', limitPerMinute: 5, limitPerDay: null, planUntil: null, suspendedAt: null };
    expect(await findApiKeyByHash(db, key.hash)).toEqual({ ...key, account: limits });
    expect(await findApiKeyByHash(db, 'b')).toMatchObject({ id: 'revoked', revokedAt: at });
    expect(await findApiKeyByHash(db, 'c')).toBeUndefined();
  });

  it('finds the window of the key revoked last, unless an active key continues it', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    const findFree = () => db.transaction((trx) => findFreeWindow(trx, account.id));
    const insert = (id: string, revokedAt: string | null, windowKeyId: string | null = null) =>
      insertApiKey(db, { ...key, id, hash: id, revokedAt, windowKeyId });
    expect(await findFree()).toBeNull();
    await insert('a', null);
    expect(await findFree()).toBeNull();
    await insert('b', '2026-11-21T12:00:01.000Z');
    await insert('c', '2026-11-21T12:00:03.000Z');
    await insert('d', '2026-11-21T12:00:02.000Z');
    expect(await findFree()).toBe('c');
    await insert('e', null, 'c');
    expect(await findFree()).toBe('d');
    await insert('f', '2026-11-21T12:00:04.000Z', 'b');
    expect(await findFree()).toBe('b');
    await revokeApiKey(db, account.id, 'e', '2026-11-21T12:00:05.000Z');
    expect(await findFree()).toBe('c');
  });

  it('revokes a key once, for its own account only, and lists it after the active ones', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    await insertApiKey(db, key);
    await insertApiKey(db, { ...key, id: 'second', hash: 'b', createdAt: '2026-11-22T00:00:00.000Z' });
    expect(await revokeApiKey(db, 'another', 'second', at)).toBe(false);
    expect(await revokeApiKey(db, account.id, 'second', at)).toBe(true);
    expect(await revokeApiKey(db, account.id, 'second', at)).toBe(false);
    expect((await listApiKeys(db, account.id)).map(({ id }) => id)).toEqual([key.id, 'second']);
    expect(await findApiKey(db, account.id, 'second')).toMatchObject({ revokedAt: at });
    expect(await findApiKey(db, 'another', 'second')).toBeUndefined();
    expect(await db.transaction((trx) => countActiveKeys(trx, account.id))).toBe(1);
  });

  it('increments the access version for every new account and key', async () => {
    const db = await openFresh();
    const version = async () => (await db('data_versions').where({ name: 'access' }).first('version')).version;
    await insertAccount(db, account);
    await insertApiKey(db, key);
    expect(await version()).toBe(2);
  });
});
