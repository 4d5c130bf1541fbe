import type { Operation } from '../contract.js';
import { describeScheduledJobs } from '../scheduled/describeScheduledJobs.js';

/** The jobs with when they are due and their last runs. */
export const adminJobs: Operation<'admin.jobs'> = async (context) => {
  const jobs = await describeScheduledJobs(context);
  return { json: { count: jobs.length, jobs, nextCursor: null } };
};
