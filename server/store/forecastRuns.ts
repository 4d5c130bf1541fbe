import type { Knex } from 'knex';

/** What a stored result is: a forecast, or a backtest of models. */
export type ForecastKind = 'run' | 'backtest';

/** Returns the result with this kind and key as JSON text, or undefined. */
export async function findForecastRun(db: Knex, kind: ForecastKind, cacheKey: string): Promise<string | undefined> {
  const row: { answer: string } | undefined = await db('forecast_runs')
    .where({ cache_key: cacheKey, kind })
    .first('answer');
  return row?.answer;
}

/** Stores a result and returns the stored one: the first, if several processes have computed the same. */
export async function saveForecastRun(
  db: Knex,
  kind: ForecastKind,
  cacheKey: string,
  result: string,
  at: string,
): Promise<string> {
  const row = { cache_key: cacheKey, kind, created_at: at, answer: result };
  await db('forecast_runs').insert(row).onConflict('cache_key').ignore();
  return (await findForecastRun(db, kind, cacheKey)) ?? result;
}

/** Deletes results created before an instant. Returns how many. */
export async function deleteForecastRuns(db: Knex, createdBefore: string): Promise<number> {
  return db('forecast_runs').where('created_at', '<', createdBefore).delete();
}
