import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { resolveProjectPath } from '../resolveProjectPath.js';
import { reloadStatistics } from '../store/database.js';
import { BackgroundLoad } from './backgroundLoad.js';
import { loadLibrary, prepareLibrary } from './loadLibrary.js';
import type { LoadProgress } from './loadObservations.js';
import { createProgressReporter } from './progressReporter.js';

/** A load of the library that may still run. */
export interface LibraryLoading {
  /** Whether series have to be loaded in the background. */
  isLoading: boolean;
  /** Resolves when the series of the first file are loaded, or when the load ends. */
  firstFile: Promise<void>;
  /** Resolves when the load ends, also if it fails. */
  ended: Promise<void>;
  close(): Promise<void>;
}

interface LoadContext {
  url: string;
  /** The data folder; by default that of the project. */
  folder?: string;
  log: Logger;
  now(): Date;
}

/** Writes the catalogue of the library, and starts to load its series in the background. Throws if the catalogue is invalid. */
export async function startLibraryLoad(db: Knex, context: LoadContext): Promise<LibraryLoading> {
  const { url, folder = resolveProjectPath('data'), log, now } = context;
  const at = now().toISOString();
  if (!(await prepareLibrary(db, folder, at))) return endedLoading;
  if (url !== 'sqlite::memory:') return loadInBackground(db, { url, folder, log, now });
  await loadLibrary(db, folder, at, createProgressReporter(process.stderr));
  return endedLoading;
}

const endedLoading: LibraryLoading = {
  isLoading: false,
  firstFile: Promise.resolve(),
  ended: Promise.resolve(),
  close: () => Promise.resolve(),
};

function loadInBackground(db: Knex, { url, folder, log, now }: Required<LoadContext>): LibraryLoading {
  const startedAt = performance.now();
  const showProgress = createProgressReporter(process.stderr);
  let latest: LoadProgress | undefined;
  let isClosing = false;
  let background: BackgroundLoad | undefined;
  let onFirstFile = () => {};
  const firstFile = new Promise<void>((resolve) => {
    onFirstFile = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    const logEnd = (failure: Error | null) => {
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      const { series, observations } = latest ?? { series: 0, observations: 0 };
      if (isClosing) log.info({ series }, 'Loading the library was interrupted. The next start continues.');
      else if (failure !== null)
        log.error({ err: failure, series }, 'Loading the library failed. The next start tries again.');
      else log.info({ seconds, series, observations }, 'The library is loaded.');
    };
    const onEnd = async (failure: Error | null) => {
      logEnd(failure);
      try {
        if (!isClosing) await reloadStatistics(db);
      } catch (problem) {
        log.warn({ err: problem }, 'Reading the statistics of the database failed. The next start reads them.');
      } finally {
        onFirstFile();
        resolve();
      }
    };
    const onProgress = (progress: LoadProgress) => {
      latest = progress;
      showProgress(progress);
      if (progress.files > 0) onFirstFile();
    };
    const onWarning = (failure: Error) => log.warn({ err: failure }, 'A step of loading the library failed.');
    background = new BackgroundLoad(db, { url, folder, now, onProgress, onWarning, onEnd });
  });
  return {
    isLoading: true,
    firstFile,
    ended,
    async close() {
      isClosing = true;
      await background?.close();
      await ended;
    },
  };
}
