import type { Operation } from '../contract.js';
import { isImportJob, toImportJob } from '../imports/importJob.js';
import { respondWithJob } from '../jobs/respondWithJob.js';

/** How far an import is, and what became of each series; as events until it has ended, where that is preferred. */
export const importJob: Operation<'import.job'> = (context, input) =>
  respondWithJob(context, input, (job) => (isImportJob(job) ? toImportJob(job) : undefined));
