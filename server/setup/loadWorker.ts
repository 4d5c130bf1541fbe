import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../lowerPriority.js';
import { openDatabase } from '../store/database.js';
import { longWorkLimits } from '../store/databaseLimits.js';
import { isPostgres } from '../store/dialect.js';
import type { LoadClaim } from '../store/libraryLoads.js';
import { toNativeError } from '../toNativeError.js';
import { listObservationFiles } from './libraryFiles.js';
import { type LoadProgress, loadObservations } from './loadObservations.js';
import { readCatalogue } from './readCatalogue.js';
import type { RunSlot } from './seriesWriter.js';

/** What the worker thread needs. */
export interface WorkerInput {
  url: string;
  folder: string;
  claim: LoadClaim;
}

/** A message of the worker thread: it asks for the database, has used it, has made progress, warns, or has ended. */
export type WorkerMessage =
  | { kind: 'request' }
  | { kind: 'release' }
  | { kind: 'progress'; progress: LoadProgress }
  | { kind: 'warning'; failure: Error }
  | { kind: 'end'; failure: Error | null };

/** A message to the worker thread: it can use the database, or has to end. */
export type WorkerCommand = 'granted' | 'stop';

/** Requests come first, but the load must not starve on a busy machine. */
const niceness = 2;

lowerPriority(niceness);

const { url, folder, claim } = workerData as WorkerInput;
const stopping = new AbortController();
let onGranted = () => {};
parentPort?.on('message', (command: WorkerCommand) => (command === 'stop' ? stopping.abort() : onGranted()));

const send = (message: WorkerMessage) => parentPort?.postMessage(message);

/** SQLite has one writer. The main thread would try again and again to get the lock, so it lends its connection. */
const runAlone: RunSlot = async (work) => {
  const granted = new Promise<void>((resolve) => {
    onGranted = resolve;
  });
  send({ kind: 'request' });
  await granted;
  try {
    return await work();
  } finally {
    send({ kind: 'release' });
  }
};

const db = openDatabase(url, longWorkLimits);
try {
  await loadObservations(db, {
    catalogue: readCatalogue(folder),
    files: listObservationFiles(folder),
    claim,
    now: () => new Date().toISOString(),
    report: (progress) => send({ kind: 'progress', progress }),
    warn: (failure) => send({ kind: 'warning', failure }),
    runSlot: isPostgres(db) ? (work) => work() : runAlone,
    stopping: stopping.signal,
  });
  send({ kind: 'end', failure: null });
} catch (failure) {
  send({ kind: 'end', failure: toNativeError(failure) });
}
await db.destroy();
parentPort?.close();
