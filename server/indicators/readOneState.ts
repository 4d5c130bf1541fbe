import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { ApiError } from '../errors.js';
import { getLibraryMemory } from '../store/libraryMemory.js';
import { listSeriesByIds } from '../store/series.js';
import { formatSeriesName, type SeriesOfIndicator } from './findSeries.js';

/** An import changes a series in one transaction, so that one more attempt is almost always enough. */
const maxAttempts = 3;

/**
 * Finds series and reads their data with several statements, all of which see one state of each series: if an import
 * changes one of them in the meantime, finds and reads them again. `firstFound`: what `find` returned already. Throws
 * `service_unavailable` if the series change during each of three attempts.
 */
export async function readOneState<Found extends SeriesOfIndicator | SeriesOfIndicator[], Result>(
  db: Knex,
  find: () => Promise<Found>,
  read: (found: Found) => Promise<Result>,
  firstFound?: Found,
): Promise<Result> {
  return readUnchanged(db, {
    find,
    read,
    listSeriesIds: (found) => [found].flat().map(({ series }) => series.id),
    isUnchanged: (found) => areUnchanged(db, [found].flat()),
    name: (found) => formatName([found].flat()),
    firstFound,
  });
}

/** A read of several statements. */
interface Read<Found, Result> {
  find(): Promise<Found>;
  read(found: Found): Promise<Result>;
  /** Undefined if any change of the library counts. */
  listSeriesIds(found: Found): number[] | undefined;
  /** Whether what was found is still the same in the database. */
  isUnchanged(found: Found): Promise<boolean>;
  /** Names what was found, for the message of an error. */
  name(found: Found): string;
  firstFound?: Found | undefined;
}

/** Like `readOneState`, with a test of the caller for whether what was found has changed. */
export async function readUnchanged<Found, Result>(db: Knex, options: Read<Found, Result>): Promise<Result> {
  const { read, listSeriesIds, name, firstFound } = options;
  const memory = getLibraryMemory(db);
  let version: number | undefined;
  const find = () => {
    version = memory?.version ?? 0;
    return options.find();
  };
  // The memory knows without a query what has changed since a version.
  const isUnchanged = async (one: Found) =>
    (version !== undefined && memory?.isUnchanged(version, listSeriesIds(one))) || options.isUnchanged(one);
  let found = firstFound ?? (await find());
  for (let attempt = 1; ; attempt++) {
    // A read of two states can also fail.
    const [outcome] = await Promise.allSettled([read(found)]);
    if (await isUnchanged(found)) {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    }
    if (attempt === maxAttempts) throw createChangingError(name(found));
    await memory?.refresh();
    found = await find();
  }
}

/** Whether the series are as they were found. A change to their vintages increases their version. */
async function areUnchanged(db: Knex, found: SeriesOfIndicator[]): Promise<boolean> {
  const ids = found.map(({ series }) => series.id);
  const current = new Map((await listSeriesByIds(db, ids)).map((series) => [series.id, series]));
  return found.every(({ series }) => isDeepStrictEqual(current.get(series.id), series));
}

function formatName(found: SeriesOfIndicator[]): string {
  return found.length === 1 && found[0] ? formatSeriesName(found[0]) : 'One of the series';
}

/** Creates the error for a series of which no state could be read. */
export function createChangingError(name: string): ApiError {
  const message = `${name} was changed by imports while it was read. Try again.`;
  return new ApiError('service_unavailable', { message, retryAfterSeconds: 1 });
}
