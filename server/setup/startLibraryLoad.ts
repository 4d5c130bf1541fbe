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

const folder = resolveProjectPath('data');

interface LoadContext {
  url: string;
  log: Logger;
  now(): Date;
}

/** Writes the catalogue of the library, and starts to load its series in the background. Throws if the catalogue is invalid. */
export async function startLibraryLoad(db: Knex, context: LoadContext): Promise<LibraryLoading> {
  const { url, now } = context;
  const at = now().toISOString();
  if (!(await prepareLibrary(db, folder, at))) return endedLoading;
  if (url !== 'sqlite::memory:') return loadInBackground(db, context);
  await loadLibrary(db, folder, at, createProgressReporter(process.stderr));
  return endedLoading;
}

const endedLoading: LibraryLoading = {
  isLoading: false,
  firstFile: Promise.resolve(),
  ended: Promise.resolve(),
  close: () => Promise.resolve(),
};

function loadInBackground(db: Knex, { url, log }: LoadContext): LibraryLoading {
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
    const onEnd = async (failure: string | null) => {
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      const { series, observations } = latest ?? { series: 0, observations: 0 };
      if (isClosing) log.info({ series }, 'Loading the library was interrupted. The next start continues.');
      else if (failure !== null)
        log.error({ failure, series }, 'Loading the library failed. The next start tries again.');
      else log.info({ seconds, series, observations }, 'The library is loaded.');
      if (!isClosing) await reloadStatistics(db);
      onFirstFile();
      resolve();
    };
    const onProgress = (progress: LoadProgress) => {
      latest = progress;
      showProgress(progress);
      if (progress.files > 0) onFirstFile();
    };
    background = new BackgroundLoad(db, { url, folder, onProgress, onEnd });
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
