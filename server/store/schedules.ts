import type { Knex } from 'knex';
import { listRows, type Table, toColumns } from './rows.js';

/** When a scheduled job is due next. */
export interface Schedule {
  name: string;
  /** The cron pattern that `nextAt` was computed from. */
  pattern: string;
  /** Delay after each instant of the pattern, in seconds. */
  delaySeconds: number;
  nextAt: string;
}

const schedules: Table<Schedule> = {
  name: 'schedules',
  columns: { name: 'name', pattern: 'pattern', delaySeconds: 'delay_seconds', nextAt: 'next_at' },
  json: [],
};

export function listSchedules(db: Knex): Promise<Schedule[]> {
  return listRows(db, schedules, (query) => query.orderBy('name'));
}

/** Stores the due time of a job, unless one for the same pattern is stored. */
export async function saveSchedule(db: Knex, schedule: Schedule): Promise<void> {
  await db(schedules.name)
    .insert(toColumns(schedules, schedule))
    .onConflict('name')
    .merge()
    .whereNot('schedules.pattern', schedule.pattern);
}

/** Advances a due job to its next due time. Returns false if another process has already done so. */
export async function claimDueSchedule(db: Knex, { name, nextAt }: Schedule, followingAt: string): Promise<boolean> {
  return (await db(schedules.name).where({ name, next_at: nextAt }).update({ next_at: followingAt })) === 1;
}
