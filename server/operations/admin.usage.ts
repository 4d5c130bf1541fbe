import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { createNextCursor, getOffset } from '../paging/offsetPages.js';
import { assertMaxDays } from '../parameters/dateRange.js';
import { addDays } from '../series/periods.js';
import { countRequestsByAccountAndDay } from '../store/usage.js';

const defaultDays = 30;
const maxDays = 366;

/** Lists the requests of accounts per day. */
export const adminUsage: Operation<'admin.usage'> = async (context, { query }) => {
  const to = query.to ?? getToday(context);
  const from = query.from ?? addDays(to, 1 - defaultDays);
  assertMaxDays(from, to, maxDays);
  // Contains the default dates, so that a cursor expires with the day.
  const resolvedQuery = { ...query, from, to };
  const filter = { accountId: query.account, from, to };
  const page = { offset: getOffset(resolvedQuery), limit: query.limit + 1 };
  const rows = await countRequestsByAccountAndDay(context.db, filter, page);
  const usage = rows.slice(0, query.limit);
  return { json: { count: usage.length, usage, nextCursor: createNextCursor(rows, resolvedQuery) } };
};
