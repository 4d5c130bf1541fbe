import type { Knex } from 'knex';
import { selectRows } from './rows.js';

/** Counts a forecast of an account in a UTC day. Returns false, and counts nothing, if the account has reached `limit`. */
export async function countForecast(db: Knex, accountId: string, day: string, limit: number): Promise<boolean> {
  if (limit === 0) return false;
  const rows = await selectRows(
    db,
    `insert into plan_usage (account_id, day, forecasts) values (?, ?, 1)
     on conflict (account_id, day) do update set forecasts = plan_usage.forecasts + 1
     where plan_usage.forecasts < ? returning forecasts`,
    [accountId, day, limit],
  );
  return rows.length > 0;
}

/** Deletes the counts of days before a day. Returns how many. */
export async function deletePlanUsage(db: Knex, before: string): Promise<number> {
  return db('plan_usage').where('day', '<', before).delete();
}
