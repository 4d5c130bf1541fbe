import type { Operation } from '../contract.js';
import { describeScheduledJobs } from '../scheduled/describeScheduledJobs.js';

/** Lists the scheduled jobs with their next due time and last runs. */
export const adminJobs: Operation<'admin.jobs'> = async (context) => {
  const jobs = await describeScheduledJobs(context);
  return { json: { count: jobs.length, jobs, nextCursor: null } };
};
