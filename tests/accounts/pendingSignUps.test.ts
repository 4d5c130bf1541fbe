import { isPostgres } from '../../server/store/dialect.js';
import { startAccountServer } from '../support/accountServer.js';
import { forEachDatabase, type OpenFresh } from '../support/databases.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readMailedToken } from '../support/person.js';

const email = 'ada@example.org';
const attacker = { email, password: 'chosen by the attacker', name: 'Attacker' };
const owner = { email, password: 'chosen by the owner', name: 'Ada' };

// An inner suite stops the server before forEachDatabase closes the database.
forEachDatabase((openFresh) => describe('pending sign-ups', () => testPendingSignUps(openFresh)));

function testPendingSignUps(openFresh: OpenFresh): void {
  let server: Awaited<ReturnType<typeof startAccountServer>>;
  beforeEach(async () => {
    server = await startAccountServer(openFresh);
  });
  afterEach(() => server.stop());

  const signIn = ({ password }: { password: string }) => server.post('sign-in', { email, password });

  /** Signs up and returns the token of the mailed link. */
  async function signUp(body: object): Promise<string> {
    await server.post('sign-up', body).expect(202);
    return readMailedToken(server, email);
  }

  it.each([
    ['before', [attacker, owner]],
    ['after', [owner, attacker]],
  ])(
    'opening the link of the owner creates the account with their password if an attacker signs up %s',
    async (_, order) => {
      const tokens = new Map<object, string>();
      for (const body of order) tokens.set(body, await signUp(body));
      const response = await server.post('verify-email', { token: tokens.get(owner) });
      expect(response.body).toMatchObject({ email, name: 'Ada' });
      expect((await signIn(owner)).status).toBe(200);
      expectErrorResponse(await signIn(attacker), 403, 'email_not_verified');
      expectErrorResponse(await server.post('verify-email', { token: tokens.get(attacker) }), 404, 'token_not_found');
      expect(await server.db('accounts').where({ email })).toHaveLength(1);
    },
  );

  it('creates one account if two links are opened at the same time', async () => {
    const tokens = [await signUp(attacker), await signUp(owner)];
    const responses = await Promise.all(tokens.map((token) => server.post('verify-email', { token })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await server.db('accounts').where({ email })).toHaveLength(1);
  });

  it('mails the link of the sign-up again whose password is used to sign in', async () => {
    await signUp(owner);
    await signUp(attacker);
    expectErrorResponse(await signIn(owner), 403, 'email_not_verified', 'the earlier link no longer works');
    expect(server.mailbox).toHaveLength(3);
    const { body } = await server.post('verify-email', { token: readMailedToken(server, email) });
    expect(body).toMatchObject({ name: 'Ada' });
    expect((await signIn(owner)).status).toBe(200);
  });

  it('forgets a sign-up after a day', async () => {
    const token = await signUp(owner);
    server.clock.now = new Date('2026-11-22T12:00:00.000Z');
    expectErrorResponse(await signIn(owner), 401, 'wrong_credentials');
    expectErrorResponse(await server.post('verify-email', { token }), 404, 'token_not_found');
  });

  it('confirms the sign-up over an unconfirmed account of the previous version', async () => {
    const old = {
      id: 'old',
      email,
      plan: 'free',
      created_at: '2026-11-20T12:00:00.000Z',
      password_hash: '$argon2id$v=19$',
    };
    await server.db('accounts').insert(old);
    await server.post('verify-email', { token: await signUp(owner) }).expect(200);
    expect((await signIn(owner)).body).toMatchObject({ id: 'old', name: 'Ada' });
  });

  it('resets no password and mails no sign-in link before the address is confirmed', async () => {
    await signUp(attacker);
    for (const path of ['password-reset', 'sign-in-link']) await server.post(path, { email }).expect(202);
    expect(server.mailbox).toHaveLength(1);
  });

  it('refuses a link if a server of the previous version creates an account with the address at the same time', async () => {
    const token = await signUp(owner);
    if (!isPostgres(server.db)) return; // SQLite has one connection, so that nothing happens in between.
    const other = await server.db.transaction();
    await other('accounts').insert({ id: 'old', email, plan: 'free', created_at: '2026-11-20T12:00:00.000Z' });
    const committed = new Promise<unknown>((resolve) => {
      server.db.on('query', ({ sql }: { sql: string }) => {
        if (sql.startsWith('insert into "accounts"')) resolve(other.commit());
      });
    });
    const response = await server.post('verify-email', { token });
    await committed;
    expectErrorResponse(response, 404, 'token_not_found');
  });
}
