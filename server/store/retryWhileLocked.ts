import { setTimeout as sleep } from 'node:timers/promises';

const retryMs = 100;

/**
 * Does work that begins with a transaction, again and again while another process has locked the SQLite database: at a start, another
 * server can migrate the database or write the catalogue of the library, which takes longer than a statement waits.
 */
export async function retryWhileLocked<Result>(work: () => Promise<Result>, onWait?: () => void): Promise<Result> {
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      return await work();
    } catch (failure) {
      if ((failure as { code?: unknown }).code !== 'SQLITE_BUSY') throw failure;
      if (!hasWaited) onWait?.();
      await sleep(retryMs);
    }
  }
}
