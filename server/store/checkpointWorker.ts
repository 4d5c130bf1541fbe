import { parentPort, workerData } from 'node:worker_threads';
import Sqlite, { type Database } from 'better-sqlite3';
import { toNativeError } from '../toNativeError.js';
import { isLocked } from './retryWhileLocked.js';

/** What the thread receives. */
export type CheckpointRequest = 'run' | 'close';
/** What the thread replies: it has done its work, another connection was writing, or it has failed. */
export type CheckpointReply = 'done' | 'locked' | Error;

/** The pages of the log, and how many of them are in the file. `busy` is 1 if another connection moves pages. */
interface LogState {
  busy: number;
  log: number;
  checkpointed: number;
}

let connection: Database | undefined;
/** Whether this thread has restarted the log since it last moved pages. */
let isRestarted = false;

/** Moves what no reader needs any more, without waiting. Then restarts the log. Other commits wait meanwhile. */
function run(): CheckpointReply {
  try {
    // It does not wait for a lock. The next run tries again.
    connection ??= new Sqlite(String(workerData), { timeout: 0 });
    moveAndRestart(connection);
    return 'done';
  } catch (failure) {
    return isLocked(failure) ? 'locked' : toNativeError(failure);
  }
}

function moveAndRestart(database: Database): void {
  const before = checkpoint(database, 'NOOP');
  // The only page that is not in the file is the one of this thread. Another server on the file counts in the same way, so neither wakes the other.
  if (isRestarted && before.log - before.checkpointed === 1) return;
  isRestarted = false;
  const { busy, log, checkpointed } = checkpoint(database, 'PASSIVE');
  if (busy === 1 || log <= 0 || log !== checkpointed) return;
  restartLog(database);
  isRestarted = true;
}

function checkpoint(database: Database, mode: 'NOOP' | 'PASSIVE'): LogState {
  const [state] = database.pragma(`wal_checkpoint(${mode})`) as [LogState];
  return state;
}

/**
 * Commits a page without changing any data. The first commit after all pages were moved restarts the log, that is, it writes from the beginning of the
 * log again, and waits for the disk. Otherwise that would be a commit on the main thread. If a reader still needs the log, the page is added to it.
 */
function restartLog(database: Database): void {
  const rewrite = database.transaction(() => {
    const version = database.pragma('user_version', { simple: true });
    database.pragma(`user_version = ${version}`);
  });
  rewrite.immediate();
}

parentPort?.on('message', (request: CheckpointRequest) => {
  if (request === 'run') {
    parentPort?.postMessage(run());
    return;
  }
  connection?.close();
  parentPort?.close();
});
