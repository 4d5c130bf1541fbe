import { type FileHandle, open } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { getSqliteFile } from './sqliteFile.js';

const minPauseMs = 30_000;
/** A pause takes at least this many times as long as the reading before it, so that a slow disk is not kept busy. */
const minPauseRatio = 20;
const maxMemoryShare = 0.25;
const bytesPerRead = 1 << 20;

/**
 * Reads a file again and again, so that the system keeps it in memory. SQLite reads on the main thread, where all requests would wait for the disk. These reads
 * use other threads. A file that is larger than a quarter of the memory is not read.
 */
export class FileWarmer {
  readonly #file: FileHandle;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;

  constructor(file: FileHandle, log: Logger) {
    this.#file = file;
    this.#ended = this.#repeat().catch((failure: unknown) => {
      if (!this.#stopping.signal.aborted)
        log.warn(
          { err: failure },
          'Reading the database file in advance failed. Requests wait for the disk when they need a part that is not in memory. Check the disk.',
        );
    });
  }

  /** Close the connections to the file first. Closing a file removes all locks that the process has on it, those of SQLite too. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
    await this.#file.close();
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const startedAt = performance.now();
      const { size } = await this.#file.stat();
      if (size <= getMaxBytes()) await this.#read();
      await sleep(computePauseMs(performance.now() - startedAt), undefined, { signal });
    }
  }

  async #read(): Promise<void> {
    const buffer = Buffer.allocUnsafe(bytesPerRead);
    for (let position = 0; !this.#stopping.signal.aborted; ) {
      const { bytesRead } = await this.#file.read(buffer, 0, bytesPerRead, position);
      if (bytesRead === 0) return;
      position += bytesRead;
    }
  }
}

/** Returns how long to wait after a reading that took this long. */
export function computePauseMs(readingMs: number): number {
  return Math.max(minPauseMs, minPauseRatio * readingMs);
}

/** The limit of a container may be lower than the memory of the machine. */
function getMaxBytes(): number {
  return maxMemoryShare * Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}

/** Starts to keep a SQLite file in memory. Other databases do this themselves. */
export async function openFileWarmer(url: string, log: Logger): Promise<FileWarmer | undefined> {
  const path = getSqliteFile(url);
  return path === undefined ? undefined : new FileWarmer(await open(path), log);
}
