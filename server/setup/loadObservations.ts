import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { removePartialRows } from '../store/bundledSeries.js';
import { analyze } from '../store/database.js';
import { claimLibraryLoad, endLibraryLoad, findLibraryLoad, releaseLibraryLoad } from '../store/libraryLoads.js';
import { iterateLines, type ObservationFile } from './libraryFiles.js';
import { findLoadTargets } from './loadTargets.js';
import type { Catalogue } from './readCatalogue.js';
import { type RunSlot, SeriesWriter } from './seriesWriter.js';

/** The progress of loading the library. */
export interface LoadProgress {
  series: number;
  total: number;
  /** Number of values in the latest vintages of the loaded series. */
  observations: number;
  /** What is loaded now. */
  title: string;
  /** Number of files that are loaded. */
  files: number;
}

export interface LoadOptions {
  catalogue: Catalogue;
  files: ObservationFile[];
  /** Identifies this process among those of the same database. */
  holder: string;
  now(): string;
  report(progress: LoadProgress): void;
  runSlot: RunSlot;
  /** Aborted when the process stops. */
  stopping?: AbortSignal;
}

/** A process that has not reported for this long no longer loads. */
const maxSilenceMs = 10_000;
const pollMs = 1_000;

/**
 * Loads the series of the catalogue from the observation files in short transactions. Skips series with equal values, so that an
 * interrupted load continues. If another process loads, waits until it is done, or takes over when it stops to report. Throws, and
 * records that the load has failed, if a file cannot be read or a series has no values.
 */
export async function loadObservations(db: Knex, options: LoadOptions): Promise<void> {
  if (!(await awaitClaim(db, options))) return;
  const { holder, now, runSlot } = options;
  const progress: LoadProgress = { series: 0, total: 0, observations: 0, title: '', files: 0 };
  try {
    const isComplete = await loadFiles(db, options, progress);
    if (!isComplete) return await runSlot(() => releaseLibraryLoad(db, holder));
    await runSlot(() => endLibraryLoad(db, 'ready', progress, now()));
    await runSlot(() => analyze(db));
  } catch (failure) {
    await runSlot(() => endLibraryLoad(db, 'failed', progress, now()));
    throw failure;
  }
}

/** Waits until this process may load. Returns false if there is nothing left to load, or if the process stops. */
async function awaitClaim(db: Knex, { holder, now, runSlot, stopping }: LoadOptions): Promise<boolean> {
  while (!stopping?.aborted) {
    const at = now();
    const cutoff = new Date(Date.parse(at) - maxSilenceMs).toISOString();
    if (await runSlot(() => claimLibraryLoad(db, holder, at, cutoff))) return true;
    if ((await findLibraryLoad(db))?.state === 'ready') return false;
    await sleep(pollMs);
  }
  return false;
}

/** Returns whether all files were loaded; otherwise the process stops. */
async function loadFiles(
  db: Knex,
  { catalogue, files, now, report, runSlot, stopping }: LoadOptions,
  progress: LoadProgress,
): Promise<boolean> {
  await runSlot(() => removePartialRows(db));
  const targets = await findLoadTargets(db, catalogue);
  const missing = new Set(targets.keys());
  progress.total = [...targets.values()].reduce((sum, { length }) => sum + length, 0);
  const addLoaded = (series: number, observations: number) => {
    progress.series += series;
    progress.observations += observations;
    report(progress);
  };
  const writer = new SeriesWriter(db, { runSlot, now, addLoaded, getProgress: () => progress });
  for (const file of files) {
    progress.title = file.title;
    for (const { name, text } of iterateLines(file)) {
      missing.delete(name);
      for (const target of targets.get(name) ?? []) await writer.load(target, text);
      if (stopping?.aborted) break;
    }
    await writer.flush();
    if (stopping?.aborted) return false;
    progress.files += 1;
    report(progress);
  }
  assertNoneMissing([...missing]);
  return true;
}

function assertNoneMissing([first, ...others]: string[]): void {
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` Neither have ${others.length} other series.`;
  throw new Error(`${first} has no observations.${more}`);
}
