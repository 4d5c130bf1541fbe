import { auditOperator, identifyOperator } from '../accounts/audit.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { withTimeout } from '../jobs/withTimeout.js';
import { toSentence } from '../providerData/toApiError.js';
import { toJobRunRecord } from '../scheduled/toJobRunRecord.js';

/**
 * Runs a scheduled job and returns the run. Returns the running job with 202 if the client prefers an asynchronous
 * response or the job takes longer than 30 seconds.
 */
export const adminRunJob: Operation<'admin.runJob'> = async ({ db, now, scheduledJobs }, input) => {
  const { name } = input.path;
  if (!scheduledJobs.has(name))
    throw new ApiError('not_found', { message: `Unknown job '${name}'. /api/admin/jobs lists the jobs.` });
  const entry = { at: now().toISOString(), action: 'admin.runJob', accountId: null, actor: identifyOperator(input) };
  await auditOperator(db, entry, { job: name });
  const started = await scheduledJobs.start(name);
  if (started === undefined) throw new ApiError('job_running', { message: `The job '${name}' is already running.` });
  const run = input.prefersAsync ? undefined : await withTimeout(started.completion);
  if (run === undefined) return { json: toJobRunRecord(started.run), status: 202, location: '/api/admin/jobs' };
  if (run.state === 'failed') {
    const reasons = run.error?.replaceAll('\n', ' ');
    throw new ApiError('job_failed', { message: toSentence(`The job '${name}' failed: ${reasons}`) });
  }
  return { json: toJobRunRecord(run) };
};
