import type { Knex } from 'knex';
import { computeFingerprint, listObservationFiles } from '../../server/setup/libraryFiles.js';
import { prepareLibrary } from '../../server/setup/loadLibrary.js';
import { type LoadOptions, loadObservations } from '../../server/setup/loadObservations.js';
import { readCatalogue } from '../../server/setup/readCatalogue.js';
import { createLine, SmallLibrary } from './smallLibrary.js';

const at = '2026-11-01T00:00:00.000Z';
const vintages = 20;
const values = 200;

/** A library with two series that every vintage changes, so that the rows of each take several transactions. */
export function createChangingLibrary(): SmallLibrary {
  const library = new SmallLibrary();
  library.setLines([createChangingLine('test/PRICE'), createChangingLine('test/OUTPUT')]);
  return library;
}

function createChangingLine(series: string) {
  const listValues = (vintage: number) => Array.from({ length: values }, (_, index) => vintage * 1_000 + index);
  const { vintages: first, ...line } = createLine(series, listValues(0), '2000-01-31');
  const later = Array.from({ length: vintages - 1 }, (_, index) => ({
    date: `${2001 + index}-01-31`,
    changes: [{ start: '2020-01-01', values: listValues(index + 1) }],
  }));
  return { ...line, vintages: [...first, ...later] };
}

/** Loads a library. Calls `beforeSlot` before each transaction, with its number from 1 on. */
export async function loadInSlots(
  db: Knex,
  folder: string,
  options: Partial<LoadOptions> & { holder?: string; beforeSlot?(slot: number): Promise<void> } = {},
): Promise<void> {
  const { holder = 'this process', beforeSlot = async () => undefined, ...others } = options;
  await prepareLibrary(db, folder, at);
  let slots = 0;
  await loadObservations(db, {
    catalogue: readCatalogue(folder),
    files: listObservationFiles(folder),
    claim: { fingerprint: computeFingerprint(folder), holder },
    now: () => at,
    report: () => undefined,
    warn: (failure) => {
      throw failure;
    },
    runSlot: async (work) => {
      slots += 1;
      await beforeSlot(slots);
      return work();
    },
    ...others,
  });
}

/** All that a load writes, except the numbers of its changes: a load that was killed needs more of them. */
export async function readLoadedContent(db: Knex): Promise<Record<string, unknown[]>> {
  return {
    load: await db('library_loads').select('fingerprint', 'state', 'series', 'total_series', 'observations', 'holder'),
    series: (await db('series').orderBy('id').select()).map(({ changed_in: _, ...row }) => row),
    bundled: await db('bundled_series').orderBy('series_id').select(),
    vintages: await db('vintages').orderBy(['series_id', 'vintage_date']).select(),
    observations: await db('observations').orderBy(['series_id', 'date', 'realtime_start']).select(),
  };
}
