import { accountDefaults } from '../../server/accounts/accountDefaults.js';
import { insertAccount, updateAccount } from '../../server/store/accounts.js';
import { consumeAccountToken, replaceAccountToken } from '../../server/store/accountTokens.js';
import {
  deleteSession,
  deleteSessions,
  findSessionByHash,
  insertSession,
  listSessions,
} from '../../server/store/sessions.js';
import { forEachDatabase } from '../support/databases.js';

const at = '2026-11-21T12:00:00.000Z';
const later = '2026-12-21T12:00:00.000Z';
const account = { ...accountDefaults, id: 'a', email: 'ada@example.org', createdAt: at };

function createSession(id: string, accountId = 'a') {
  return {
    id,
    accountId,
    hash: `hash of ${id}`,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: later,
    address: '::1',
    userAgent: '',
  };
}

forEachDatabase((openFresh) => {
  it('finds a session by its hash until it expires, with the plan and the suspension of its account', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    await insertSession(db, createSession('s'));
    const expected = { ...createSession('s'), plan: 'free', role: null, planUntil: null, suspendedAt: null };
    expect(await findSessionByHash(db, 'hash of s', at)).toEqual(expected);
    await updateAccount(db, 'a', { suspendedAt: at }, at);
    expect(await findSessionByHash(db, 'hash of s', at)).toMatchObject({ suspendedAt: at });
    expect(await findSessionByHash(db, 'hash of s', later)).toBeUndefined();
    expect(await findSessionByHash(db, "' or 1=1 --", at)).toBeUndefined();
  });

  it('deletes one session, all but one, or all, of one account only', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    await insertAccount(db, { ...account, id: 'b', email: 'bob@example.org' });
    for (const id of ['1', '2', '3']) await insertSession(db, createSession(id));
    await insertSession(db, createSession('other', 'b'));
    expect(await deleteSession(db, 'b', '1', at)).toBe(false);
    expect(await deleteSession(db, 'a', '1', at)).toBe(true);
    expect(await deleteSessions(db, 'a', at, '3')).toBe(1);
    expect((await listSessions(db, 'a', at)).map(({ id }) => id)).toEqual(['3']);
    expect(await deleteSessions(db, 'a', at)).toBe(1);
    expect((await listSessions(db, 'b', at)).map(({ id }) => id)).toEqual(['other']);
  });

  it('accepts a token once, for its purpose, before it expires, and only the latest of a purpose', async () => {
    const db = await openFresh();
    await insertAccount(db, account);
    const token = (hash: string) => ({ hash, accountId: 'a', purpose: 'sign_in', expiresAt: later }) as const;
    await replaceAccountToken(db, token('first'));
    await replaceAccountToken(db, token('second'));
    expect(await consumeAccountToken(db, 'first', 'sign_in', at)).toBeUndefined();
    expect(await consumeAccountToken(db, 'second', 'reset_password', at)).toBeUndefined();
    expect(await consumeAccountToken(db, 'second', 'sign_in', at)).toBe('a');
    expect(await consumeAccountToken(db, 'second', 'sign_in', at)).toBeUndefined();
    await replaceAccountToken(db, token('third'));
    expect(await consumeAccountToken(db, 'third', 'sign_in', later)).toBeUndefined();
  });
});
