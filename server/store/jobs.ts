import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { lockAccount } from './accounts.js';
import { listRows, type Table, takeWithinSize } from './rows.js';

/** A background job that an account has started. */
export interface StoredJob {
  id: string;
  accountId: string;
  /** The operation that started the job. */
  kind: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  /** Number of finished steps. */
  done: number;
  total: number;
  createdAt: string;
  startedAt: string | null;
  /** The last heartbeat of the process that runs the job. */
  seenAt: string;
  endedAt: string | null;
  /** The result, or the partial result so far; its type depends on the kind. */
  result: object | null;
  error: JobError | null;
}

/** An error code and a message. */
export interface JobError {
  error: string;
  message: string;
}

const jobsWithoutResult: Table<Omit<StoredJob, 'result'>> = {
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
    error: 'error',
  },
  json: ['error'],
};
const jobs: Table<StoredJob> = {
  ...jobsWithoutResult,
  columns: { ...jobsWithoutResult.columns, result: 'result' },
  json: ['result', 'error'],
};

const unfinished = ['queued', 'running'];

/** Limits the jobs of an account that have not ended and had a heartbeat since an instant. */
export interface JobLimit {
  max: number;
  seenSince: string;
}

/**
 * Stores a job unless the account has reached the limit. Returns whether it did. Counts under a lock of the account, so that
 * concurrent calls of all processes together store no more.
 */
export async function insertJobWithin(
  db: Knex,
  { max, seenSince }: JobLimit,
  job: Parameters<typeof insertJob>[1],
  at: string,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    await lockAccount(trx, job.accountId);
    if ((await countUnfinishedJobs(trx, job.accountId, seenSince)) >= max) return false;
    await insertJob(trx, job, at);
    return true;
  });
}

export async function insertJob(
  db: Knex,
  { id, accountId, kind, total }: Pick<StoredJob, 'id' | 'accountId' | 'kind' | 'total'>,
  at: string,
): Promise<void> {
  const row = { id, account_id: accountId, kind, state: 'queued', done: 0, total, created_at: at, seen_at: at };
  await db('jobs').insert(row);
}

/** Returns a job of an account, or undefined. */
export async function findJob(db: Knex, accountId: string, id: string): Promise<StoredJob | undefined> {
  const [job] = await listRows(db, jobs, (query) => query.where({ id, account_id: accountId }));
  return job;
}

/** Counts the jobs of an account that have not ended and had a heartbeat since an instant. */
export async function countUnfinishedJobs(db: Knex, accountId: string, seenSince: string): Promise<number> {
  const [row] = await db('jobs')
    .where({ account_id: accountId })
    .whereIn('state', unfinished)
    .andWhere('seen_at', '>=', seenSince)
    .count({ count: 'id' });
  return Number(row?.['count'] ?? 0);
}

/** Deletes the ended jobs of an account except for the latest ones. */
export async function deleteOldestJobs(db: Knex, accountId: string, kept: number): Promise<void> {
  const latest = db('jobs').where({ account_id: accountId }).orderBy('created_at', 'desc').orderBy('id').limit(kept);
  await db('jobs')
    .where({ account_id: accountId })
    .whereNotNull('ended_at')
    .whereNotIn('id', latest.select('id'))
    .delete();
}

const resultsPerSlice = 10;

/**
 * Lists the jobs of an account, latest first. Takes turns. Results are included until their texts exceed `maxBytes`; the results of
 * older jobs are null.
 */
export async function listJobs(
  db: Knex,
  accountId: string,
  { limit, maxBytes }: { limit: number; maxBytes: number },
): Promise<StoredJob[]> {
  const listOwn = (query: Knex.QueryBuilder) =>
    query.where({ account_id: accountId }).orderBy('created_at', 'desc').orderBy('id');
  const sizes: { size: number }[] = await listOwn(db('jobs'))
    .limit(limit)
    .select({ size: db.raw('coalesce(octet_length(result), 0)') });
  const recent = takeWithinSize(sizes, maxBytes).length;
  const older = await listRows(db, jobsWithoutResult, (query) =>
    listOwn(query)
      .offset(recent)
      .limit(limit - recent),
  );
  const all: StoredJob[] = [];
  for (let offset = 0; offset < recent; offset += resultsPerSlice) {
    await takeTurn();
    const count = Math.min(resultsPerSlice, recent - offset);
    all.push(...(await listRows(db, jobs, (query) => listOwn(query).offset(offset).limit(count))));
  }
  return [...all, ...older.map((job) => ({ ...job, result: null }))];
}

/** Records that a job is running, its finished steps, and its partial result if given. Ignores jobs that have ended. */
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

/** Records a heartbeat of running jobs. */
export async function recordJobHeartbeats(db: Knex, ids: string[], at: string): Promise<void> {
  await db('jobs').whereIn('id', ids).whereIn('state', unfinished).update({ seen_at: at });
}

/** Records the result or the error of a job, unless it has already ended. */
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

/** Fails all jobs without a heartbeat since an instant. Returns how many. */
export async function failLostJobs(db: Knex, lostBefore: string, error: JobError): Promise<number> {
  return db('jobs')
    .whereIn('state', unfinished)
    .andWhere('seen_at', '<', lostBefore)
    .update({ state: 'failed', ended_at: db.ref('seen_at'), error: JSON.stringify(error) });
}

/** Deletes jobs whose last heartbeat was before an instant. Returns how many. */
export async function deleteJobs(db: Knex, seenBefore: string): Promise<number> {
  return db('jobs').where('seen_at', '<', seenBefore).delete();
}
