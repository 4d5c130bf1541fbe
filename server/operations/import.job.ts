import type { Operation } from '../contract.js';
import { respondWithJob } from '../jobs/respondWithJob.js';
import { importJobRecord, isImportTask } from '../library/importJob.js';

/** How far an import is, and what became of each series; as events until it has ended, where that is preferred. */
export const importJob: Operation<'import.job'> = (context, input) =>
  respondWithJob(context, input, (task) => (isImportTask(task) ? importJobRecord(task) : undefined));
