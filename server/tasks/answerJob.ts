import { accountOf } from '../caller.js';
import type { Context } from '../context.js';
import type { EventsAnswer, Input } from '../contract.js';
import { ApiError } from '../errors.js';
import type { Task } from '../store/tasks.js';
import { jobEvents } from './jobEvents.js';

type Asked = Pick<Input<'import.job'>, 'path' | 'caller' | 'accepts'>;

/**
 * How far a task of the caller's account is, as `recordOf` tells it; as events until it has ended, where that is preferred. Throws not_found
 * where there is no such task, or `recordOf` answers nothing, as it is one of another kind.
 */
export async function answerJob<Job extends Pick<Task, 'state' | 'endedAt'>>(
  { tasks }: Context,
  { path, caller, accepts }: Asked,
  recordOf: (task: Task) => Job | undefined,
): Promise<{ json: Job } | EventsAnswer> {
  const accountId = accountOf(caller);
  const find = async () => {
    const task = await tasks.find(accountId, path.jobId);
    const job = task && recordOf(task);
    if (job === undefined) throw new ApiError('not_found');
    return job;
  };
  const job = await find();
  return accepts === 'text/event-stream' ? { events: (signal) => jobEvents(job, find, signal) } : { json: job };
}
