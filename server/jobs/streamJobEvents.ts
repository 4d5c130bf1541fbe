import type { ServerEvent } from '../eventStreamResponse.js';
import type { StoredJob } from '../store/jobs.js';
import { sleep } from './sleep.js';

const pollIntervalMs = 500;

/** Yields the state of a job, and each change of it that `find` returns, until the job ends or the signal is aborted. */
export async function* streamJobEvents<JobBody extends Pick<StoredJob, 'state' | 'endedAt'>>(
  initial: JobBody,
  find: () => Promise<JobBody>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  let lastSent = '';
  for (let body = initial; ; body = await find()) {
    const data = JSON.stringify(body);
    if (data !== lastSent) yield { event: body.endedAt === null ? 'progress' : body.state, data };
    lastSent = data;
    if (body.endedAt !== null || !(await sleep(pollIntervalMs, signal))) return;
  }
}
