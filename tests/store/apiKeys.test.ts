import { type Account, findAccountByEmail, insertAccount } from '../../server/store/accounts.js';
import { type ApiKey, findApiKeyByHash, insertApiKey, recordApiKeyUse } from '../../server/store/apiKeys.js';
import { forEachDatabase } from '../support/databases.js';
import { at } from './exampleCatalogue.js';

const account: Account = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'Ada@Example.org',
  plan: 'enterprise',
  limitPerMinute: 5,
  limitPerDay: null,
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
};

forEachDatabase((openFresh) => {
  it('finds an account by its email in whatever case, and admits the email once', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    expect(await findAccountByEmail(db, 'ADA@example.ORG')).toEqual({ ...account, email: 'ada@example.org' });
    expect(await findAccountByEmail(db, "' or 1=1 --")).toBeUndefined();
    const again = insertAccount(db, { ...account, id: 'other', email: 'ada@example.org' });
    await expect(again).rejects.toMatchObject({ message: expect.stringMatching(/unique/i) });
  });

  it('finds a key by its hash with what its account may use, also when it is revoked', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    await insertApiKey(db, key);
    await insertApiKey(db, { ...key, id: 'revoked', hash: 'b', revokedAt: at });
    const limits = { plan: 'enterprise', limitPerMinute: 5, limitPerDay: null };
    expect(await findApiKeyByHash(db, key.hash)).toEqual({ ...key, account: limits });
    expect(await findApiKeyByHash(db, 'b')).toMatchObject({ id: 'revoked', revokedAt: at });
    expect(await findApiKeyByHash(db, 'c')).toBeUndefined();
  });

  it('notes the last use of a key and never an earlier one', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    await insertApiKey(db, key);
    await recordApiKeyUse(db, key.id, '2026-11-21T10:00:00Z');
    await recordApiKeyUse(db, key.id, '2026-11-21T09:30:00Z');
    expect(await findApiKeyByHash(db, key.hash)).toMatchObject({ lastUsedAt: '2026-11-21T10:00:00Z' });
  });

  it('counts every new account and key as a change of access, and use as none', async () => {
    const db = await openFresh();
    const version = async () => (await db('data_versions').where({ name: 'access' }).first('version')).version;
    await insertAccount(db, account);
    await insertApiKey(db, key);
    await recordApiKeyUse(db, key.id, at);
    expect(await version()).toBe(2);
  });
});
