import type { Operation } from '../contract.js';
import { decodeCursor, encodeCursor } from '../paging/cursor.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import { addDays } from '../series/periods.js';
import { listAudit } from '../store/auditLog.js';

/** Lists audit log entries, latest first. */
export const adminAuditLog: Operation<'admin.auditLog'> = async ({ db }, { query }) => {
  const { account, action, from, to, limit, cursor } = query;
  if (from !== undefined && to !== undefined) assertDateOrder('from', from, 'to', to);
  const before = decodeCursor(cursor, query)?.[0];
  const entries = await listAudit(db, {
    accountId: account,
    action,
    since: from && `${from}T00:00:00.000Z`,
    until: to && `${addDays(to, 1)}T00:00:00.000Z`,
    before: before === undefined ? undefined : Number(before),
    limit: limit + 1,
  });
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = entries.length > limit && last !== undefined ? encodeCursor([last.id], query) : null;
  return { json: { count: page.length, entries: page, nextCursor } };
};
