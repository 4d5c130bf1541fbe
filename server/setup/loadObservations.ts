import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { removePartialRows } from '../store/bundledSeries.js';
import { analyze } from '../store/database.js';
import { changeLibrary } from '../store/dataVersion.js';
import {
  claimLibraryLoad,
  endLibraryLoad,
  findLibraryLoad,
  holdLibraryLoad,
  type LoadClaim,
  LostClaimError,
  releaseLibraryLoad,
} from '../store/libraryLoads.js';
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
  claim: LoadClaim;
  now(): string;
  report(progress: LoadProgress): void;
  /** Called with a failure that does not decide whether the library is loaded. */
  warn(failure: Error): void;
  runSlot: RunSlot;
  /** Aborted when the process stops. */
  stopping?: AbortSignal;
}

const pollMs = 1_000;

/**
 * Loads the series of the catalogue from the observation files in short transactions. Skips series with equal values, so that an
 * interrupted load continues. If another process loads, waits until it is done, or takes over when that process stops reporting.
 * Throws, and records that the load has failed, if a file cannot be read or a series has no values.
 */
export async function loadObservations(db: Knex, options: LoadOptions): Promise<void> {
  while (await awaitClaim(db, options)) {
    if (await loadClaimed(db, options)) return;
  }
}

/** Waits until this process may load. Returns false if there is nothing left to load, or if the process stops. */
async function awaitClaim(db: Knex, { claim, now, runSlot, stopping }: LoadOptions): Promise<boolean> {
  while (!stopping?.aborted) {
    if (await runSlot(() => claimLibraryLoad(db, claim, now()))) return true;
    const load = await findLibraryLoad(db);
    if (load?.fingerprint !== claim.fingerprint)
      throw new Error('Another server loads a library of other files. Give all servers of a database the same files.');
    if (load.state === 'ready') return false;
    await sleep(pollMs);
  }
  return false;
}

/** Returns false if another process has taken over. */
async function loadClaimed(db: Knex, options: LoadOptions): Promise<boolean> {
  const { claim, now, runSlot } = options;
  const progress: LoadProgress = { series: 0, total: 0, observations: 0, title: '', files: 0 };
  try {
    if (await loadFiles(db, options, progress)) {
      await runSlot(() => endLibraryLoad(db, claim, { ...progress, state: 'ready' }, now()));
      await warnOnFailure(options, () => analyze(db));
    } else await runSlot(() => releaseLibraryLoad(db, claim));
    return true;
  } catch (failure) {
    if (failure instanceof LostClaimError) return false;
    await warnOnFailure(options, () => endLibraryLoad(db, claim, { ...progress, state: 'failed' }, now()));
    throw failure;
  }
}

/** The library is complete without new statistics, and a failure to record a failure must not hide it. */
async function warnOnFailure({ runSlot, warn }: LoadOptions, work: () => Promise<void>): Promise<void> {
  try {
    await runSlot(work);
  } catch (failure) {
    warn(failure instanceof Error ? failure : new Error(String(failure)));
  }
}

/** Returns whether all files were loaded; otherwise the process stops. */
async function loadFiles(
  db: Knex,
  { catalogue, files, claim, now, report, runSlot, stopping }: LoadOptions,
  progress: LoadProgress,
): Promise<boolean> {
  const removePartial = async (trx: Knex.Transaction) => {
    await holdLibraryLoad(trx, claim, progress, now());
    await removePartialRows(trx);
  };
  await runSlot(() => changeLibrary(db, now(), removePartial, () => false));
  const targets = await findLoadTargets(db, catalogue);
  const missing = new Set(targets.keys());
  progress.total = [...targets.values()].reduce((sum, { length }) => sum + length, 0);
  const addLoaded = (series: number, observations: number) => {
    progress.series += series;
    progress.observations += observations;
    report(progress);
  };
  const writer = new SeriesWriter(db, { claim, runSlot, now, addLoaded, getProgress: () => progress });
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
  throw new Error(`${first} has no observations.${describeOthers(others.length)}`);
}

function describeOthers(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' 1 other series has none either.' : ` ${count} other series have none either.`;
}
