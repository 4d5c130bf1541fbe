import type { Knex } from 'knex';
import { openDatabase } from '../../server/store/database.js';
import { getMaintenanceLimits } from '../../server/store/databaseLimits.js';

/** Opens the database at `url` for work that takes as long as it needs, and closes it afterwards. */
export async function withDatabase<Result>(url: string, work: (db: Knex) => Promise<Result>): Promise<Result> {
  const db = openDatabase(url, getMaintenanceLimits(url));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
