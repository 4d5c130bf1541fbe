import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { listForecasts } from '../labs/listForecasts.js';
import { encodeCursor } from '../paging/cursor.js';
import { getOffset } from '../paging/offsetPages.js';

/** Lists the private forecasts of the account, latest first. */
export const forecastList: Operation<'forecast.list'> = async ({ db, now }, { caller, query }) => {
  const offset = getOffset(query);
  const page = { offset, limit: query.limit, at: now().toISOString() };
  const { runs, hasMore } = await listForecasts(db, requireAccountId(caller), page);
  const nextCursor = hasMore ? encodeCursor([offset + runs.length], query) : null;
  return { json: { count: runs.length, runs, nextCursor } };
};
