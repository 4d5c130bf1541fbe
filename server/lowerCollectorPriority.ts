import { readdirSync, readFileSync } from 'node:fs';
import { lowerPriority } from './lowerPriority.js';

const threadFolder = '/proc/self/task';
const threadName = 'V8Worker';
/** How much lower the priority becomes. With 10, the main thread had to do most of the work of a collection during its pause. */
const niceness = 3;

/**
 * Lowers the priority of the threads with which V8 collects garbage and compiles. On a machine with few processors, the main thread would wait for them.
 * It has an effect only on Linux with Node 24 or later: earlier versions do not name these threads. If the system forbids it, requests wait longer but
 * everything else works, so failures are ignored.
 */
export function lowerCollectorPriority(): void {
  try {
    for (const id of readdirSync(threadFolder).filter(isCollector)) lowerPriority(niceness, Number(id));
  } catch {}
}

function isCollector(id: string): boolean {
  return readFileSync(`${threadFolder}/${id}/comm`, 'utf8').trim() === threadName;
}
