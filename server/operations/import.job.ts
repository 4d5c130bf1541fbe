import type { Operation } from '../contract.js';
import { isImportJob, toImportJob } from '../imports/importJob.js';
import { respondWithJob } from '../jobs/respondWithJob.js';

/**
 * Returns the progress and results of an import; as server-sent events until the job has ended, if the client prefers
 * them.
 */
export const importJob: Operation<'import.job'> = (context, input) =>
  respondWithJob(context, input, (job) => (isImportJob(job) ? toImportJob(job) : undefined));
