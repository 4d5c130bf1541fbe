import { parentPort, workerData } from 'node:worker_threads';
import { writeBackup } from './writeBackup.js';

/** What the worker thread needs. */
export interface BackupInput {
  url: string;
  file: string;
  at: Date;
}

const { url, file, at } = workerData as BackupInput;
parentPort?.postMessage(await writeBackup(url, file, at));
