import { parentPort, workerData } from 'node:worker_threads';
import { toNativeError } from '../toNativeError.js';
import { writeBackup } from './writeBackup.js';

/** What the worker thread needs. */
export interface BackupInput {
  url: string;
  file: string;
  at: Date;
}

const { url, file, at } = workerData as BackupInput;
try {
  parentPort?.postMessage(await writeBackup(url, file, at));
} catch (failure) {
  throw toNativeError(failure);
}
