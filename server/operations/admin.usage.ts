import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { checkLength } from '../library/dateWindow.js';
import { cursorAfter, offsetOf } from '../library/offsetPages.js';
import { addDays } from '../series/periods.js';
import { countRequestsByAccountAndDay } from '../store/keyUsage.js';

const usualDays = 30;
const mostDays = 366;

/** Requests of accounts in each day between two. */
export const adminUsage: Operation<'admin.usage'> = async (context, { query }) => {
  const to = query.to ?? getToday(context);
  const from = query.from ?? addDays(to, 1 - usualDays);
  checkLength(from, to, mostDays);
  // With the days that stand for absent ones, so that a cursor does not outlive the day.
  const asked = { ...query, from, to };
  const which = { accountId: query.account, from, to };
  const page = { offset: offsetOf(asked), limit: query.limit + 1 };
  const rows = await countRequestsByAccountAndDay(context.db, which, page);
  const usage = rows.slice(0, query.limit);
  return { json: { count: usage.length, usage, nextCursor: cursorAfter(rows, asked) } };
};
