import type { ServerEvent } from '../contract.js';
import type { Task } from '../store/tasks.js';
import { pauses } from './pauses.js';

const betweenLooks = 500;

/** A job as it is, and whenever `find` tells it otherwise, until it has ended or nobody listens. */
export async function* jobEvents<Job extends Pick<Task, 'state' | 'endedAt'>>(
  first: Job,
  find: () => Promise<Job>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  let told = '';
  for (let job = first; ; job = await find()) {
    const data = JSON.stringify(job);
    if (data !== told) yield { event: job.endedAt === null ? 'progress' : job.state, data };
    told = data;
    if (job.endedAt !== null || !(await pauses(betweenLooks, signal))) return;
  }
}
