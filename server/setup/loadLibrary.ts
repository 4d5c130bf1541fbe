import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { changeLibrary } from '../store/dataVersion.js';
import { beginLibraryLoad, findLibraryLoad } from '../store/libraryLoads.js';
import { computeFingerprint, iterateLines, listObservationFiles } from './libraryFiles.js';
import { type LoadProgress, loadObservations } from './loadObservations.js';
import { prepareSearch } from './prepareSearch.js';
import { type Catalogue, readCatalogue, selectSeries } from './readCatalogue.js';
import { writeCatalogue } from './writeCatalogue.js';

/**
 * Writes the catalogue of the bundled library in one transaction, unless the database already has that of the same files. Returns
 * whether series have to be loaded.
 */
export async function prepareLibrary(db: Knex, folder: string, at: string, fileNames?: string[]): Promise<boolean> {
  const fingerprint = computeFingerprint(folder);
  const known = await findLibraryLoad(db);
  if (known?.fingerprint === fingerprint) return known.state !== 'ready';
  const catalogue = readSelectedCatalogue(folder, fileNames);
  const work = async (trx: Knex.Transaction) => {
    // Another process may have written the catalogue of the same files while this one waited for the lock.
    const current = await findLibraryLoad(trx);
    if (current?.fingerprint === fingerprint) return current.state !== 'ready';
    const series = await writeCatalogue(trx, catalogue, at);
    await beginLibraryLoad(trx, fingerprint, series.length, at);
    return true;
  };
  return changeLibrary(db, at, work, () => false);
}

/**
 * Loads the bundled library from a data folder. Returns false without loading if the database already has the library of the same
 * files, otherwise true. With `fileNames`, loads only the series of these observation files.
 */
export async function loadLibrary(
  db: Knex,
  folder: string,
  at: string,
  report: (progress: LoadProgress) => void,
  fileNames?: string[],
): Promise<boolean> {
  if (!(await prepareLibrary(db, folder, at, fileNames))) return false;
  await loadObservations(db, {
    catalogue: readSelectedCatalogue(folder, fileNames),
    files: listObservationFiles(folder, fileNames),
    claim: { fingerprint: computeFingerprint(folder), holder: randomUUID() },
    now: () => at,
    report,
    warn: ({ message }) => process.emitWarning(message),
    runSlot: (work) => work(),
  });
  await prepareSearch(db, () => at);
  return true;
}

/** Reads the catalogue, restricted to the series of the selected observation files. */
function readSelectedCatalogue(folder: string, fileNames: string[] | undefined): Catalogue {
  const catalogue = readCatalogue(folder);
  if (fileNames === undefined) return catalogue;
  const names = new Set<string>();
  for (const file of listObservationFiles(folder, fileNames))
    for (const { name } of iterateLines(file)) names.add(name);
  return selectSeries(catalogue, (name) => names.has(name));
}
