import type { Knex } from 'knex';
import { listRows, type Table } from './rows.js';

/** One run of a job. */
export interface ScheduledRun {
  id: number;
  name: string;
  /** `abandoned`: the process that ran it is gone. */
  state: 'running' | 'succeeded' | 'failed' | 'abandoned';
  startedAt: string;
  /** When the process that runs it last said that it does. */
  seenAt: string;
  endedAt: string | null;
  /** What it did, in numbers. */
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
 * Begins a run; undefined while another one of the same job is running, in whatever process. A run that was
 * not seen since `lostBefore` counts as abandoned.
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

/** Says that a run is still under way. */
export async function recordScheduledRunHeartbeat(db: Knex, id: number, at: string): Promise<void> {
  await db('scheduled_runs').where({ id }).update({ seen_at: at });
}

/** Notes how a run ended. */
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

/** The last runs of a job, the latest first. */
export async function listScheduledRuns(db: Knex, name: string, limit: number): Promise<ScheduledRun[]> {
  return listRows(db, scheduledRuns, (query) => query.where({ name }).orderBy('id', 'desc').limit(limit));
}

/** Takes away the runs that ended before an instant, and answers how many. */
export async function deleteScheduledRuns(db: Knex, endedBefore: string): Promise<number> {
  return db('scheduled_runs').where('ended_at', '<', endedBefore).delete();
}
