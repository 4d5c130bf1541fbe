import { getPriority, setPriority } from 'node:os';

const lowestPriority = 19;
const thisThread = 0;

/**
 * Lowers the priority of a thread, by default of this one, by `niceness`. Only on Linux, where each thread has a priority. On other systems it would be that of
 * the whole process.
 */
export function lowerPriority(niceness: number, threadId = thisThread): void {
  if (process.platform !== 'linux') return;
  setPriority(threadId, Math.min(lowestPriority, getPriority(threadId) + niceness));
}
