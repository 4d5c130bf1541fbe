import { accountDefaults } from '../../server/accounts/accountDefaults.js';
import { createSession } from '../../server/accounts/createSession.js';
import { insertAccount, updateAccount } from '../../server/store/accounts.js';
import { deleteSessions, listSessions } from '../../server/store/sessions.js';
import { forEachDatabase } from '../support/databases.js';

const now = new Date('2026-11-21T12:00:00.000Z');
const at = now.toISOString();
const client = { address: '192.0.2.1', addressGroup: '192.0.2.1', isLocal: false, userAgent: '' };
const account = {
  ...accountDefaults,
  id: 'ada',
  email: 'ada@example.org',
  passwordHash: 'hash of the old',
  createdAt: at,
};

forEachDatabase((openFresh) => {
  it('a sign-in that read the account before its password changed gets no session', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    expect(await createSession(db, account, client, now)).toBeDefined();
    await updateAccount(db, account.id, { passwordHash: 'hash of the new' }, at);
    await deleteSessions(db, account.id, at);
    expect(await createSession(db, account, client, now)).toBeUndefined();
    expect(await listSessions(db, account.id, at)).toEqual([]);
  });

  it('a sign-in to an account that has been deleted meanwhile gets no session', async () => {
    const db = await openFresh();
    expect(await createSession(db, account, client, now)).toBeUndefined();
  });
});
