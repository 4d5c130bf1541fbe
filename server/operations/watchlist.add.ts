import { randomUUID } from 'node:crypto';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findOneSeries } from '../indicators/findSeries.js';
import { lockAccount } from '../store/accounts.js';
import { insertWatch, listWatchedSeries } from '../store/watchlist.js';

const maxWatched = 100;

/** Has a series watched from now on: of the vintages that there are, its watcher is not told. */
export const watchlistAdd: Operation<'watchlist.add'> = async ({ db, now }, { caller, body }) => {
  const { accountId } = requireSession(caller);
  const { indicator, series, vintages } = await findOneSeries(db, body.indicator, body.country);
  const { country, lastDate } = series;
  const watch = { id: randomUUID(), createdAt: now().toISOString() };
  return db.transaction(async (trx) => {
    await lockAccount(trx, accountId);
    const watched = await listWatchedSeries(trx, accountId);
    const existing = watched.find((one) => one.indicator === indicator.slug && one.country === country);
    if (existing !== undefined) return { json: existing };
    if (watched.length >= maxWatched) {
      const message = `The account watches ${watched.length} series, as many as it may. Remove one first.`;
      throw new ApiError('watchlist_full', { message });
    }
    const notifiedUntil = vintages.at(-1)?.date ?? '';
    await insertWatch(trx, { ...watch, accountId, seriesId: series.id, notifiedUntil });
    const { slug, name, frequency } = indicator;
    return { json: { ...watch, indicator: slug, country, name, frequency, lastDate } };
  });
};
