import type { Knex } from 'knex';
import { countUpTo } from './dayCounts.js';

/** Counts a forecast of an account in a UTC day. Returns false, and counts nothing, if the account has reached `limit`. */
export async function countForecast(db: Knex, accountId: string, day: string, limit: number): Promise<boolean> {
  return countUpTo(db, { table: 'plan_usage', column: 'forecasts' }, { accountId, day, limit });
}

/** Deletes the counts of days before a day. Returns how many. */
export async function deletePlanUsage(db: Knex, before: string): Promise<number> {
  return db('plan_usage').where('day', '<', before).delete();
}
