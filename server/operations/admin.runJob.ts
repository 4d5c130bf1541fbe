import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { jobRunRecord } from '../jobs/jobRunRecord.js';
import { recordAudit } from '../store/auditLog.js';

/** Runs a job and answers when it is done. */
export const adminRunJob: Operation<'admin.runJob'> = async ({ db, now, jobs }, { path, client }) => {
  const { name } = path;
  if (!jobs.has(name)) throw new ApiError('not_found', { message: `There is no job '${name}'.` });
  const detail = { by: client.address, job: name };
  await recordAudit(db, {
    at: now().toISOString(),
    actor: 'operator',
    action: 'admin.runJob',
    accountId: null,
    detail,
  });
  const run = await jobs.run(name);
  if (run === undefined) throw new ApiError('job_running', { message: `The job '${name}' is running already.` });
  if (run.state === 'failed') {
    throw new ApiError('job_failed', { message: `The job '${name}' failed. GET /api/admin/jobs says why.` });
  }
  return { json: jobRunRecord(run) };
};
