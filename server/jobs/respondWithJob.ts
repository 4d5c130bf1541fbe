import type { AppContext } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import { ApiError } from '../errors.js';
import type { EventStreamResponse } from '../eventStreamResponse.js';
import type { Input } from '../operationInput.js';
import type { StoredJob } from '../store/jobs.js';
import { streamJobEvents } from './streamJobEvents.js';

type JobRequest = Pick<Input<'import.job'>, 'path' | 'caller' | 'accepts'>;

/**
 * Returns the state of a job of the caller's account: one JSON body, or a stream of events until the job ends if the request
 * prefers that. `toBody` returns undefined for a job of another kind. Throws `not_found` for such a job and an unknown id.
 */
export async function respondWithJob<JobBody extends Pick<StoredJob, 'state' | 'endedAt'>>(
  { jobs }: AppContext,
  { path, caller, accepts }: JobRequest,
  toBody: (job: StoredJob) => JobBody | undefined,
): Promise<{ json: JobBody } | EventStreamResponse> {
  const accountId = requireAccountId(caller);
  const find = async () => {
    const job = await jobs.find(accountId, path.jobId);
    const body = job && toBody(job);
    if (body === undefined) throw new ApiError('not_found');
    return body;
  };
  const body = await find();
  return accepts === 'text/event-stream' ? { events: (signal) => streamJobEvents(body, find, signal) } : { json: body };
}
