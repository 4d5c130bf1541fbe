import type { Operation } from '../contract.js';
import { createNextCursor, getOffset } from '../paging/offsetPages.js';
import { describeQuarantined } from '../scheduled/decideOnQuarantined.js';
import { listQuarantinedChanges } from '../store/quarantine.js';

/** Lists the changes of provider data that are held for the operator. */
export const adminQuarantine: Operation<'admin.quarantine'> = async ({ db }, { query }) => {
  const { state, limit } = query;
  const rows = await listQuarantinedChanges(db, { state, offset: getOffset(query), limit: limit + 1 });
  const changes = rows.slice(0, limit).map(describeQuarantined);
  return { json: { count: changes.length, changes, nextCursor: createNextCursor(rows, query) } };
};
