import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { ApiError } from '../errors.js';
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
  let found = firstFound ?? (await find());
  for (let attempt = 1; ; attempt++) {
    // A read of two states can also fail.
    const [outcome] = await Promise.allSettled([read(found)]);
    const all: SeriesOfIndicator[] = [found].flat();
    if (await areUnchanged(db, all)) {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    }
    if (attempt === maxAttempts) throw createChangingError(all);
    found = await find();
  }
}

/** Whether the series are as they were found. A change to their vintages increases their version. */
async function areUnchanged(db: Knex, found: SeriesOfIndicator[]): Promise<boolean> {
  const ids = found.map(({ series }) => series.id);
  const current = new Map((await listSeriesByIds(db, ids)).map((series) => [series.id, series]));
  return found.every(({ series }) => isDeepStrictEqual(current.get(series.id), series));
}

function createChangingError(found: SeriesOfIndicator[]): ApiError {
  const subject = found.length === 1 && found[0] ? formatSeriesName(found[0]) : 'One of the series';
  const message = `${subject} was changed by imports while it was read. Try again.`;
  return new ApiError('service_unavailable', { message, retryAfterSeconds: 1 });
}
