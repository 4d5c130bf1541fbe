import type { Knex } from 'knex';
import type { Config } from '../../server/config.js';
import { claimOwnership } from '../../server/store/owner.js';
import { startAccountServer } from '../support/accountServer.js';
import { forEachDatabase, type OpenFresh } from '../support/databases.js';
import { password, readMailedToken } from '../support/person.js';

// An inner suite stops the server before forEachDatabase closes the database.
forEachDatabase((openFresh) => describe('the owner of the server', () => testOwner(openFresh)));

function testOwner(openFresh: OpenFresh): void {
  let server: Awaited<ReturnType<typeof startAccountServer>>;
  afterEach(() => server.stop());

  const start = async (settings: Partial<Config> = {}) => {
    server = await startAccountServer(openFresh, { NODE_ENV: 'development', ...settings });
  };
  const proxied = { 'X-Forwarded-For': '192.0.2.1' };
  const published = { Host: 'almanac.example.org' };

  /** Signs up and returns the token of the link. */
  async function signUp(email: string, headers: Record<string, string> = {}): Promise<string> {
    await server.post('sign-up', { email, password }).set(headers).expect(202);
    return readMailedToken(server, email);
  }

  const confirm = (token: string, headers: Record<string, string> = {}) =>
    server.post('verify-email', { token }).set(headers);

  const listOwners = async () => (await server.db('accounts').where({ role: 'owner' })).map(({ email }) => email);

  it('is the first account that signs up on a development server, which the audit log records', async () => {
    await start();
    const { body } = await confirm(await signUp('ada@example.org'));
    expect(body.isOwner).toBe(true);
    expect((await confirm(await signUp('grace@example.org'))).body.isOwner).toBe(false);
    expect(await listOwners()).toEqual(['ada@example.org']);
    const entries = await server.db('audit_log').where({ action: 'account.becomeOwner' });
    expect(entries).toMatchObject([{ actor: 'server', account_id: body.id }]);
  });

  it('is one account if two sign up at the same moment', async () => {
    await start();
    const tokens = [await signUp('ada@example.org'), await signUp('grace@example.org')];
    const responses = await Promise.all(tokens.map((token) => confirm(token)));
    expect(responses.map(({ status, body }) => [status, body.isOwner]).sort()).toEqual([
      [200, false],
      [200, true],
    ]);
    expect(await listOwners()).toHaveLength(1);
  });

  it('is the account whose transaction claims first, for which a second one waits', async () => {
    await start();
    const { db } = server;
    await insertAccount(db, 'ada');
    await insertAccount(db, 'grace');
    const first = await db.transaction();
    expect(await claimOwnership(first, 'ada', now)).toBe(true);
    const second = db.transaction((trx) => claimOwnership(trx, 'grace', now));
    await first.commit();
    expect(await second).toBe(false);
    expect(await listOwners()).toEqual(['ada@example.org']);
    const secondOwner = db('accounts').where({ id: 'grace' }).update({ role: 'owner' });
    await expect(secondOwner).rejects.toMatchObject({ message: expect.stringMatching(/unique/i) });
  });

  it.each([
    ['the sign-up', proxied, {}],
    ['the sign-up', published, {}],
    ['the opening of the link', {}, proxied],
    ['the opening of the link', {}, published],
  ])('is no account if %s came through a proxy: %j %j', async (_, signUpHeaders, confirmHeaders) => {
    await start();
    const { status, body } = await confirm(await signUp('eve@example.org', signUpHeaders), confirmHeaders);
    expect([status, body.isOwner]).toEqual([200, false]);
    expect((await confirm(await signUp('ada@example.org'))).body.isOwner).toBe(true);
  });

  it.each<Partial<Config>>([
    { NODE_ENV: 'production' },
    { NODE_ENV: 'test' },
    { PUBLIC_URL: 'https://almanac.example.org' },
    { TRUST_PROXY: 1 },
  ])('is no account that signs up with %j', async (settings) => {
    await start({ SMTP_URL: 'smtp://127.0.0.1:1', ...settings });
    expect((await confirm(await signUp('ada@example.org'))).body.isOwner).toBe(false);
    expect(await listOwners()).toEqual([]);
  });

  it('is no account after the owner is deleted, until the next one signs up', async () => {
    await start();
    const confirmed = await confirm(await signUp('ada@example.org'));
    const cookie = String(confirmed.headers['set-cookie']).split(';')[0] ?? '';
    await server.post('deletion', { password }).set('Cookie', cookie).expect(204);
    expect(await listOwners()).toEqual([]);
    expect((await confirm(await signUp('grace@example.org'))).body.isOwner).toBe(true);
  });
}

const now = '2026-11-21T12:00:00.000Z';

async function insertAccount(db: Knex, id: string): Promise<void> {
  await db('accounts').insert({ id, email: `${id}@example.org`, plan: 'free', created_at: now });
}
