import { type FileHandle, open } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LastingWarning } from '../lastingWarning.js';
import { getSqliteFile } from './sqliteFile.js';

const minPauseMs = 30_000;
/** A pause takes at least this many times as long as the pass before it, so that a slow disk is not kept busy. */
const minPauseRatio = 20;
const maxMemoryShare = 0.25;
const bytesPerRead = 1 << 20;
const warningText =
  'The database file could not be read in advance. The server tries again. Until then, requests may wait for the disk. Check the disk.';

/**
 * Reads a file regularly, so that the system keeps it in memory. SQLite reads on the main thread, so all requests would wait for the disk. These reads run in the
 * thread pool of Node. A file that is larger than a quarter of the memory is not read.
 */
export class FileWarmer {
  readonly #file: FileHandle;
  readonly #warning: LastingWarning;
  readonly #computePause: (passMs: number) => number;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;

  constructor(file: FileHandle, log: Logger, computePause = computePauseMs) {
    this.#file = file;
    this.#warning = new LastingWarning(log, warningText);
    this.#computePause = computePause;
    this.#ended = this.#repeat();
  }

  /**
   * Stops reading and closes the file. Call it after all connections to the file are closed: on Linux and macOS, closing the file removes all locks that the
   * process has on it, including those of SQLite.
   */
  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
    await this.#file.close();
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const startedAt = performance.now();
      try {
        await this.#read();
        this.#warning.clear();
      } catch (failure) {
        this.#warning.warn(failure);
      }
      const pauseMs = this.#computePause(performance.now() - startedAt);
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #read(): Promise<void> {
    const { size } = await this.#file.stat();
    if (size > getMaxBytes()) return;
    const buffer = Buffer.allocUnsafe(bytesPerRead);
    for (let position = 0; position < size && !this.#stopping.signal.aborted; position += bytesPerRead) {
      await this.#file.read(buffer, 0, bytesPerRead, position);
    }
  }
}

/** Returns the pause in milliseconds after a pass over the file that took `passMs`. */
export function computePauseMs(passMs: number): number {
  return Math.max(minPauseMs, minPauseRatio * passMs);
}

/** Returns the size of the largest file that is read. A container may have less memory than the machine. `constrainedMemory` is 0 or undefined without a limit. */
function getMaxBytes(): number {
  return maxMemoryShare * Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}

/** Starts to read a SQLite file in advance. Other databases keep their data in memory themselves. Without it, requests may wait for the disk. */
export async function openFileWarmer(url: string, log: Logger): Promise<FileWarmer | undefined> {
  const path = getSqliteFile(url);
  if (path === undefined) return undefined;
  try {
    return new FileWarmer(await open(path), log);
  } catch (failure) {
    log.warn(
      { err: failure },
      'The database file could not be opened to read it in advance. Requests may wait for the disk. Check the rights of the file.',
    );
    return undefined;
  }
}
