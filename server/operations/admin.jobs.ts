import type { Operation } from '../contract.js';
import { describeJobs } from '../jobs/describeJobs.js';

/** The jobs with when they are due and their last runs. */
export const adminJobs: Operation<'admin.jobs'> = async (context) => {
  const jobs = await describeJobs(context);
  return { json: { count: jobs.length, jobs, nextCursor: null } };
};
