import type { Knex } from 'knex';
import { listRows, type Table } from './rows.js';

/** Something that an account has asked for and that is done while it does not wait. */
export interface StoredJob {
  id: string;
  accountId: string;
  /** The operation that was asked for. */
  kind: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  /** Steps done, of how many. */
  done: number;
  total: number;
  createdAt: string;
  startedAt: string | null;
  /** When the process that does it last said that it does. */
  seenAt: string;
  endedAt: string | null;
  /** What came of it, or has come so far; what that is depends on the kind. */
  result: object | null;
  error: JobError | null;
}

/** A code of a refusal, and a sentence. */
export interface JobError {
  error: string;
  message: string;
}

const jobs: Table<StoredJob> = {
  name: 'jobs',
  columns: {
    id: 'id',
    accountId: 'account_id',
    kind: 'kind',
    state: 'state',
    done: 'done',
    total: 'total',
    createdAt: 'created_at',
    startedAt: 'started_at',
    seenAt: 'seen_at',
    endedAt: 'ended_at',
    result: 'result',
    error: 'error',
  },
  json: ['result', 'error'],
};

const unfinished = ['queued', 'running'];

export async function insertJob(
  db: Knex,
  { id, accountId, kind, total }: Pick<StoredJob, 'id' | 'accountId' | 'kind' | 'total'>,
  at: string,
): Promise<void> {
  const row = { id, account_id: accountId, kind, state: 'queued', done: 0, total, created_at: at, seen_at: at };
  await db('jobs').insert(row);
}

/** A task of an account; undefined where it has none of this id. */
export async function findJob(db: Knex, accountId: string, id: string): Promise<StoredJob | undefined> {
  const [job] = await listRows(db, jobs, (query) => query.where({ id, account_id: accountId }));
  return job;
}

/** The tasks of an account, the latest first. */
export async function listJobs(db: Knex, accountId: string, limit: number): Promise<StoredJob[]> {
  return listRows(db, jobs, (query) =>
    query.where({ account_id: accountId }).orderBy('created_at', 'desc').orderBy('id').limit(limit),
  );
}

/** Notes that a task runs, how many steps are done, and what has come of them where that is told; of one that has ended nothing. */
export async function recordJobProgress(
  db: Knex,
  id: string,
  done: number,
  at: string,
  partialResult?: object,
): Promise<void> {
  const result = partialResult && { result: JSON.stringify(partialResult) };
  await db('jobs')
    .where({ id })
    .andWhere('done', '<=', done)
    .whereIn('state', unfinished)
    .update({ state: 'running', started_at: db.raw('coalesce(started_at, ?)', [at]), seen_at: at, done, ...result });
}

/** Says of tasks that they are still under way. */
export async function recordJobHeartbeats(db: Knex, ids: string[], at: string): Promise<void> {
  await db('jobs').whereIn('id', ids).whereIn('state', unfinished).update({ seen_at: at });
}

/** Notes what came of a task, unless it has ended already. */
export async function finishJob(
  db: Knex,
  id: string,
  outcome: { result: object } | { error: JobError },
  at: string,
): Promise<void> {
  const ended =
    'result' in outcome
      ? { state: 'done', done: db.ref('total'), result: JSON.stringify(outcome.result) }
      : { state: 'failed', error: JSON.stringify(outcome.error) };
  await db('jobs')
    .where({ id })
    .whereIn('state', unfinished)
    .update({ ended_at: at, seen_at: at, ...ended });
}

/** Ends every task that was not heard of since an instant. */
export async function failLostJobs(db: Knex, lostBefore: string, error: JobError): Promise<number> {
  return db('jobs')
    .whereIn('state', unfinished)
    .andWhere('seen_at', '<', lostBefore)
    .update({ state: 'failed', ended_at: db.ref('seen_at'), error: JSON.stringify(error) });
}

/** Takes away tasks that were last heard of before an instant, and answers how many. */
export async function deleteJobs(db: Knex, seenBefore: string): Promise<number> {
  return db('jobs').where('seen_at', '<', seenBefore).delete();
}
