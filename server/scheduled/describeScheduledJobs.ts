import type { AppContext } from '../appContext.js';
import type { ResponseBody } from '../operationInput.js';
import { listSchedules } from '../store/schedules.js';
import { toJobRunRecord } from './toJobRunRecord.js';

const maxRuns = 10;

/** Lists all scheduled jobs with summary, schedule, next run and latest runs. */
export async function describeScheduledJobs({
  db,
  scheduledJobs,
}: Pick<AppContext, 'db' | 'scheduledJobs'>): Promise<ResponseBody<'admin.jobs'>['jobs']> {
  const nextRunTimes = new Map((await listSchedules(db)).map(({ name, nextAt }) => [name, nextAt]));
  const records = scheduledJobs.list().map(async ({ name, summary, schedule }) => {
    const runs = await scheduledJobs.listRuns(name, maxRuns);
    const nextRunAt = schedule === null ? null : (nextRunTimes.get(name) ?? null);
    return { name, summary, schedule, nextRunAt, runs: runs.map(toJobRunRecord) };
  });
  return Promise.all(records);
}
