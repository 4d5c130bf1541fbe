import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { startWorker } from '../startWorker.js';
import { getPartialName } from './backupNames.js';
import type { BackupInput } from './backupWorker.js';
import type { BackupSummary } from './writeBackup.js';

/** Writes a backup in a worker thread, so that requests do not wait for it. A process that stops abandons the backup. */
export async function writeInBackground(input: BackupInput, stopping: AbortSignal): Promise<BackupSummary> {
  const worker = startWorker(new URL('./backupWorker.js', import.meta.url), input);
  try {
    // Rejects if the thread throws, and if the process stops.
    const [summary] = await once(worker, 'message', { signal: stopping });
    return summary;
  } catch (failure) {
    throw stopping.aborted ? new Error('The server stopped before the backup was complete.') : failure;
  } finally {
    await worker.terminate();
    await rm(getPartialName(input.file), { force: true });
  }
}
