import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { toNativeError } from '../toNativeError.js';

/** What the thread receives. */
export type CheckpointRequest = 'run' | 'close';

let connection: Sqlite.Database | undefined;

/** Moves what no reader needs any more. It neither waits for other connections nor holds them up. */
function run(): Error | null {
  try {
    connection ??= new Sqlite(String(workerData));
    connection.pragma('wal_checkpoint(PASSIVE)');
    return null;
  } catch (failure) {
    return toNativeError(failure);
  }
}

parentPort?.on('message', (request: CheckpointRequest) => {
  if (request === 'run') {
    parentPort?.postMessage(run());
    return;
  }
  connection?.close();
  parentPort?.close();
});
