import { toAccountRecord } from '../accounts/toAccountRecord.js';
import type { Operation } from '../contract.js';
import { createNextCursor, getOffset } from '../paging/offsetPages.js';
import { listAccounts } from '../store/accounts.js';

/** Lists accounts, filtered by email, plan and suspension. */
export const adminAccounts: Operation<'admin.accounts'> = async ({ db, now }, { query }) => {
  const offset = getOffset(query);
  const rows = await listAccounts(db, query, { offset, limit: query.limit + 1 });
  const accounts = rows.slice(0, query.limit).map((account) => toAccountRecord(account, now()));
  return { json: { count: accounts.length, accounts, nextCursor: createNextCursor(rows, query) } };
};
