import type { Knex } from 'knex';
import { listRows, type Table } from './rows.js';

/** A run of a scheduled job. */
export interface ScheduledRun {
  id: number;
  name: string;
  /** `abandoned`: the process that ran it has stopped. */
  state: 'running' | 'succeeded' | 'failed' | 'abandoned';
  startedAt: string;
  /** The last heartbeat of the process that runs it. */
  seenAt: string;
  endedAt: string | null;
  /** Counts of what the run did. */
  counts: Record<string, number> | null;
  error: string | null;
}

const scheduledRuns: Table<ScheduledRun> = {
  name: 'scheduled_runs',
  columns: {
    id: 'id',
    name: 'name',
    state: 'state',
    startedAt: 'started_at',
    seenAt: 'seen_at',
    endedAt: 'ended_at',
    counts: 'counts',
    error: 'error',
  },
  json: ['counts'],
};

/**
 * Starts a run; returns undefined while another run of the same job is active in any process. A run without a heartbeat
 * since `lostBefore` counts as abandoned.
 */
export async function startScheduledRun(
  db: Knex,
  name: string,
  at: string,
  lostBefore: string,
): Promise<ScheduledRun | undefined> {
  return db.transaction(async (trx) => {
    await trx('scheduled_runs')
      .where({ name, state: 'running' })
      .andWhere('seen_at', '<', lostBefore)
      .update({ state: 'abandoned', ended_at: trx.ref('seen_at') });
    const inserted: { id: number }[] = await trx('scheduled_runs')
      .insert({ name, state: 'running', started_at: at, seen_at: at })
      .onConflict()
      .ignore()
      .returning('id');
    const [row] = inserted;
    return (
      row && { ...row, name, state: 'running', startedAt: at, seenAt: at, endedAt: null, counts: null, error: null }
    );
  });
}

/** Records a heartbeat of a run. */
export async function recordScheduledRunHeartbeat(db: Knex, id: number, at: string): Promise<void> {
  await db('scheduled_runs').where({ id }).update({ seen_at: at });
}

/** Records the outcome of a run. */
export async function finishScheduledRun(
  db: Knex,
  id: number,
  at: string,
  outcome: Pick<ScheduledRun, 'state' | 'counts' | 'error'>,
): Promise<void> {
  const { state, counts, error } = outcome;
  await db('scheduled_runs')
    .where({ id })
    .update({ state, ended_at: at, seen_at: at, counts: counts && JSON.stringify(counts), error });
}

/** Lists the last runs of a job, latest first. */
export async function listScheduledRuns(db: Knex, name: string, limit: number): Promise<ScheduledRun[]> {
  return listRows(db, scheduledRuns, (query) => query.where({ name }).orderBy('id', 'desc').limit(limit));
}

/** Returns the last run of a job that succeeded. */
export async function findLastSuccess(db: Knex, name: string): Promise<ScheduledRun | undefined> {
  const [run] = await listRows(db, scheduledRuns, (query) =>
    query.where({ name, state: 'succeeded' }).orderBy('id', 'desc').limit(1),
  );
  return run;
}

/** Deletes runs that ended before an instant. Returns how many. */
export async function deleteScheduledRuns(db: Knex, endedBefore: string): Promise<number> {
  return db('scheduled_runs').where('ended_at', '<', endedBefore).delete();
}
