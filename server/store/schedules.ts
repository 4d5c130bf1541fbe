import type { Knex } from 'knex';
import { listRows, type Table, toColumns } from './rows.js';

/** When a job is due next. */
export interface Schedule {
  name: string;
  /** The cron pattern that the instant was made by. */
  pattern: string;
  /** How long after each instant of its pattern this database's job is due. */
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

/** Notes when a job is due by its pattern, unless that is noted already. */
export async function saveSchedule(db: Knex, schedule: Schedule): Promise<void> {
  await db(schedules.name)
    .insert(toColumns(schedules, schedule))
    .onConflict('name')
    .merge()
    .whereNot('schedules.pattern', schedule.pattern);
}

/** Moves a job on from the instant at which it is due to the next one; false where another process has done so. */
export async function claimDueSchedule(db: Knex, { name, nextAt }: Schedule, followingAt: string): Promise<boolean> {
  return (await db(schedules.name).where({ name, next_at: nextAt }).update({ next_at: followingAt })) === 1;
}
