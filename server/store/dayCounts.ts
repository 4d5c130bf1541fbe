import type { Knex } from 'knex';
import { selectRows } from './rows.js';

/** A table that counts something for each account and UTC day, and its column with the count. */
interface DayCounts {
  table: string;
  column: string;
}

/** Counts one for an account in a UTC day. Returns false, and counts nothing, if the account has reached `limit`. */
export async function countUpTo(
  db: Knex,
  { table, column }: DayCounts,
  { accountId, day, limit }: { accountId: string; day: string; limit: number },
): Promise<boolean> {
  if (limit === 0) return false;
  const rows = await selectRows(
    db,
    `insert into ${table} (account_id, day, ${column}) values (?, ?, 1)
     on conflict (account_id, day) do update set ${column} = ${table}.${column} + 1
     where ${table}.${column} < ? returning ${column}`,
    [accountId, day, limit],
  );
  return rows.length > 0;
}
