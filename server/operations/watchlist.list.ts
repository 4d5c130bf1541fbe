import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { listWatchedSeries } from '../store/watchlist.js';

/** Lists the series on the watchlist of the account. */
export const watchlistList: Operation<'watchlist.list'> = async ({ db }, { caller }) => {
  const watchlist = await listWatchedSeries(db, requireSession(caller).accountId);
  return { json: { count: watchlist.length, watchlist, nextCursor: null } };
};
