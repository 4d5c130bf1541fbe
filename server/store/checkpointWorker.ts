import { parentPort, workerData } from 'node:worker_threads';
import Sqlite, { type Database } from 'better-sqlite3';
import { toNativeError } from '../toNativeError.js';
import { isLocked } from './retryWhileLocked.js';

/** What the thread receives. */
export type CheckpointRequest = 'run' | 'close';

/** The log during a checkpoint: whether another connection prevented it, and how many pages there are and have been moved. */
interface LogState {
  busy: number;
  log: number;
  checkpointed: number;
}

let connection: Database | undefined;
/** Pages in the log after this thread has started it again. */
let pagesAtStart = 0;

/** Moves what no reader needs any more. It neither waits for readers and writers nor holds them up. */
function run(): Error | null {
  try {
    connection ??= open();
    if (checkpoint(connection, 'NOOP').log === pagesAtStart) return null;
    const { busy, log, checkpointed } = checkpoint(connection, 'PASSIVE');
    if (busy === 0 && log === checkpointed) startLogAgain(connection);
    return null;
  } catch (failure) {
    // The next run tries again.
    return isLocked(failure) ? null : toNativeError(failure);
  }
}

function open(): Database {
  const opened = new Sqlite(String(workerData), { timeout: 0 });
  opened.pragma('synchronous = NORMAL');
  return opened;
}

function checkpoint(database: Database, mode: 'NOOP' | 'PASSIVE'): LogState {
  const [state] = database.pragma(`wal_checkpoint(${mode})`) as [LogState];
  return state;
}

/**
 * Commits a page without changing it. The first commit after all pages were moved starts the log from its beginning and waits for the disk.
 * Otherwise that would be a commit on the main thread. If a reader still needs the log, the page is added to it.
 */
function startLogAgain(database: Database): void {
  const version = database.pragma('user_version', { simple: true });
  database.pragma(`user_version = ${version}`);
  pagesAtStart = checkpoint(database, 'NOOP').log;
}

parentPort?.on('message', (request: CheckpointRequest) => {
  if (request === 'run') {
    parentPort?.postMessage(run());
    return;
  }
  connection?.close();
  parentPort?.close();
});
