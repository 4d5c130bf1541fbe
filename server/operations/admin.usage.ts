import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import type { Input } from '../operationInput.js';
import { decodeCursor, encodeCursor } from '../paging/cursor.js';
import { assertMaxDays } from '../parameters/dateRange.js';
import { addDays, countDaysBetween } from '../series/periods.js';
import { type AccountUsage, countRequestsByAccountAndDay, type UsagePosition } from '../store/usage.js';

const defaultDays = 30;
const maxDays = 366;

/** Lists the requests of accounts per day. */
export const adminUsage: Operation<'admin.usage'> = async (context, { query }) => {
  const to = query.to ?? getToday(context);
  const from = query.from ?? addDays(to, 1 - defaultDays);
  assertMaxDays(from, to, maxDays);
  // Contains the default dates, so that a cursor expires with the day.
  const resolvedQuery = { ...query, from, to };
  const start = readPosition(resolvedQuery);
  const rows = await countRequestsByAccountAndDay(
    context.db,
    { accountId: query.account, from },
    start,
    query.limit + 1,
  );
  const usage = rows.slice(0, query.limit);
  const next = rows[query.limit];
  const nextCursor = next === undefined ? null : encodePosition(findPosition(next, usage, start), resolvedQuery);
  return { json: { count: usage.length, usage, nextCursor } };
};

type ResolvedQuery = Input<'admin.usage'>['query'] & { from: string; to: string };

/** Reads the position of a cursor: the number of days before the last one, and of accounts. */
function readPosition(query: ResolvedQuery): UsagePosition {
  const [days = 0, offset = 0] = decodeCursor(query.cursor, query) ?? [];
  return { day: addDays(query.to, -Math.min(Number(days), maxDays)), offset: Number(offset) };
}

function encodePosition({ day, offset }: UsagePosition, query: ResolvedQuery): string {
  return encodeCursor([countDaysBetween(day, query.to), offset], query);
}

/** Returns the position of the row that follows a page. */
function findPosition({ day }: AccountUsage, page: AccountUsage[], start: UsagePosition): UsagePosition {
  const earlier = page.filter((one) => one.day === day).length;
  return { day, offset: earlier + (day === start.day ? start.offset : 0) };
}
