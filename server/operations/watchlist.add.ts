import { randomUUID } from 'node:crypto';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findOneSeries } from '../indicators/findSeries.js';
import { lockAccount } from '../store/accounts.js';
import { insertWatch, listWatchedSeries } from '../store/watchlist.js';

const maxWatched = 100;

/**
 * Adds a series to the watchlist. The account is notified of later vintages only. A watched series is named after the
 * indicator to which it belongs, so that it is listed once.
 */
export const watchlistAdd: Operation<'watchlist.add'> = async ({ db, now }, { caller, body }) => {
  const { accountId } = requireSession(caller);
  const { ownIndicator, series, vintages } = await findOneSeries(db, body.indicator, body.country);
  const { country, lastDate } = series;
  const watch = { id: randomUUID(), createdAt: now().toISOString() };
  return db.transaction(async (trx) => {
    await lockAccount(trx, accountId);
    const watched = await listWatchedSeries(trx, accountId);
    const existing = watched.find((one) => one.indicator === ownIndicator.slug && one.country === country);
    if (existing !== undefined) return { json: existing };
    if (watched.length >= maxWatched) {
      const message = `Watchlist limit reached (${maxWatched}). Remove a series first.`;
      throw new ApiError('watchlist_full', { message });
    }
    const notifiedUntil = vintages.last ?? '';
    await insertWatch(trx, { ...watch, accountId, seriesId: series.id, notifiedUntil });
    const { slug, name, frequency } = ownIndicator;
    return { json: { ...watch, indicator: slug, country, name, frequency, lastDate } };
  });
};
