import type { Knex } from 'knex';
import { listRows, type Table, toColumns } from './rows.js';

/** When a job is due next. */
export interface JobSchedule {
  name: string;
  /** The cron pattern that the instant was made by. */
  pattern: string;
  /** How long after each instant of its pattern this database's job is due. */
  delaySeconds: number;
  nextAt: string;
}

const jobSchedules: Table<JobSchedule> = {
  name: 'job_schedules',
  columns: { name: 'name', pattern: 'pattern', delaySeconds: 'delay_seconds', nextAt: 'next_at' },
  json: [],
};

export function listJobSchedules(db: Knex): Promise<JobSchedule[]> {
  return listRows(db, jobSchedules, (query) => query.orderBy('name'));
}

/** Notes when a job is due by its pattern, unless that is noted already. */
export async function planJob(db: Knex, schedule: JobSchedule): Promise<void> {
  await db(jobSchedules.name)
    .insert(toColumns(jobSchedules, schedule))
    .onConflict('name')
    .merge()
    .whereNot('job_schedules.pattern', schedule.pattern);
}

/** Moves a job on from the instant at which it is due to the next one; false where another process has done so. */
export async function takeDueJob(db: Knex, { name, nextAt }: JobSchedule, nextAfter: string): Promise<boolean> {
  return (await db(jobSchedules.name).where({ name, next_at: nextAt }).update({ next_at: nextAfter })) === 1;
}
