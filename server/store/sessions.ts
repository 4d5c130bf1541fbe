import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import type { Account } from './accounts.js';
import { bumpDataVersion } from './dataVersion.js';
import { compareText, listInSlices, listRows, type Table, toColumns } from './rows.js';

/** A signed-in browser. Only the hash of its token is stored. */
export interface Session {
  id: string;
  accountId: string;
  hash: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  address: string;
  userAgent: string;
}

const sessions: Table<Session> = {
  name: 'sessions',
  columns: {
    id: 'id',
    accountId: 'account_id',
    hash: 'hash',
    createdAt: 'created_at',
    lastSeenAt: 'last_seen_at',
    expiresAt: 'expires_at',
    address: 'address',
    userAgent: 'user_agent',
  },
  json: [],
};

export async function insertSession(db: Knex, session: Session): Promise<void> {
  await db('sessions').insert(toColumns(sessions, session));
}

/** Returns the session with this token hash, unless it has expired, with the suspension, the plan and the role of its account. */
export async function findSessionByHash(
  db: Knex,
  hash: string,
  now: string,
): Promise<(Session & Pick<Account, 'suspendedAt' | 'plan' | 'planUntil' | 'role'>) | undefined> {
  const [session] = await listRows(db, sessions, (query) => query.where({ hash }).andWhere('expires_at', '>', now));
  if (session === undefined) return undefined;
  const account = await db('accounts')
    .where({ id: session.accountId })
    .first({ suspendedAt: 'suspended_at', plan: 'plan', planUntil: 'plan_until', role: 'role' });
  return account && { ...session, ...account };
}

/** Lists the active sessions of an account, last seen first. Takes turns. */
export async function listSessions(db: Knex, accountId: string, now: string): Promise<Session[]> {
  const list = (last: Session | undefined, count: number) =>
    listRows(db, sessions, (query) =>
      query
        .where('account_id', accountId)
        .andWhere('expires_at', '>', now)
        .andWhere('id', '>', last?.id ?? '')
        .orderBy('id')
        .limit(count),
    );
  const all = await listInSlices(list);
  await takeTurn();
  return all.sort((a, b) => compareText(b.lastSeenAt, a.lastSeenAt) || compareText(a.id, b.id));
}

export async function recordSessionSeen(db: Knex, id: string, at: string): Promise<void> {
  await db('sessions').where({ id }).update({ last_seen_at: at });
}

/** Deletes expired sessions, which were already refused. Returns how many. */
export async function deleteExpiredSessions(db: Knex, now: string): Promise<number> {
  return db('sessions').where('expires_at', '<=', now).delete();
}

/** Deletes a session of an account. Returns whether it existed. */
export async function deleteSession(db: Knex, accountId: string, id: string, at: string): Promise<boolean> {
  return (await deleteMatchingSessions(db, at, (query) => query.where({ account_id: accountId, id }))) > 0;
}

/** Deletes all sessions of an account, except one if given. Returns how many. */
export async function deleteSessions(db: Knex, accountId: string, at: string, exceptId?: string): Promise<number> {
  return deleteMatchingSessions(db, at, (query) => {
    query.where({ account_id: accountId });
    return exceptId === undefined ? query : query.andWhereNot({ id: exceptId });
  });
}

async function deleteMatchingSessions(
  db: Knex,
  at: string,
  refine: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<number> {
  return db.transaction(async (trx) => {
    const deletedCount: number = await refine(trx('sessions')).delete();
    await bumpDataVersion(trx, at, 'access');
    return deletedCount;
  });
}
