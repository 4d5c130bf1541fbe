import { toFiringResponse } from '../alerts/toRuleResponse.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { decodeCursor, encodeCursor } from '../paging/cursor.js';
import { listFirings } from '../store/alertFirings.js';

/** Lists what the rules of the account fired, newest first. */
export const alertsHistory: Operation<'alerts.history'> = async ({ db }, { caller, query }) => {
  const before = decodeCursor(query.cursor, query)?.[0];
  const rows = await listFirings(db, requireAccountId(caller), {
    ruleId: query.rule,
    before: before === undefined ? undefined : Number(before),
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const nextCursor = last !== undefined && rows.length > page.length ? encodeCursor([last.id], query) : null;
  return { json: { count: page.length, firings: page.map(toFiringResponse), nextCursor } };
};
