import type { Knex } from 'knex';

/** What an answer is: a forecast, or a backtest of models. */
export type ForecastKind = 'run' | 'backtest';

/** The answer of a kind, as JSON text; undefined where none is kept under this key. */
export async function findForecastRun(db: Knex, kind: ForecastKind, cacheKey: string): Promise<string | undefined> {
  const row: { answer: string } | undefined = await db('forecast_runs')
    .where({ cache_key: cacheKey, kind })
    .first('answer');
  return row?.answer;
}

/** Keeps an answer and answers what is kept: the first to come, where several processes have computed the same. */
export async function saveForecastRun(
  db: Knex,
  kind: ForecastKind,
  cacheKey: string,
  answer: string,
  at: string,
): Promise<string> {
  const row = { cache_key: cacheKey, kind, created_at: at, answer };
  await db('forecast_runs').insert(row).onConflict('cache_key').ignore();
  return (await findForecastRun(db, kind, cacheKey)) ?? answer;
}

/** Takes away what was made before an instant, and answers how many. */
export async function deleteForecastRuns(db: Knex, createdBefore: string): Promise<number> {
  return db('forecast_runs').where('created_at', '<', createdBefore).delete();
}
