import type { Context } from '../context.js';
import type { Body } from '../contract.js';
import { listJobSchedules } from '../store/jobSchedules.js';
import { jobRunRecord } from './jobRunRecord.js';

const runsShown = 10;

/** Every job: what it does, when it is due, and its last runs. */
export async function describeJobs({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<Body<'admin.jobs'>['jobs']> {
  const due = new Map((await listJobSchedules(db)).map(({ name, nextAt }) => [name, nextAt]));
  const records = jobs.list().map(async ({ name, summary, schedule }) => {
    const runs = await jobs.runs(name, runsShown);
    const nextRunAt = schedule === null ? null : (due.get(name) ?? null);
    return { name, summary, schedule, nextRunAt, runs: runs.map(jobRunRecord) };
  });
  return Promise.all(records);
}
