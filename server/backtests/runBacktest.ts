import { type ComputePool, maxWorkers } from '../compute/computePool.js';
import { getMinTrainingLength } from '../forecasting/rollingOrigins.js';
import { engineVersion } from '../labs/computeCacheKey.js';
import type { Schemas } from '../schemas.js';
import { createNotComputable } from '../stats/outcome.js';
import { buildBacktestResult } from './buildBacktestResult.js';
import type { ForecastsByModel } from './computeOriginForecasts.js';
import type { Origin } from './origin.js';
import type { BacktestPlan } from './planBacktest.js';

/**
 * Computes a planned backtest and scores it. Submits one origin at a time per worker, so that other requests can run in
 * between.
 */
export async function runBacktest(
  compute: ComputePool,
  plan: BacktestPlan,
  createdAt: string,
  report: (done: number) => void,
): Promise<Schemas['BacktestRun']> {
  const { cacheKey, request, series, origins } = plan;
  let done = 0;
  const results = await mapConcurrently(origins, async (origin) => {
    const forecasts = await forecastOrigin(compute, plan, origin);
    done += 1;
    report(done * request.models.length);
    return forecasts;
  });
  const result = origins.length > 0 ? buildBacktestResult(plan, results) : buildTooShortResult(plan);
  return { cacheKey, createdAt, engine: engineVersion, request, series, result };
}

/** Maps a list asynchronously with at most `maxWorkers` items at a time; results are in the order of the list. */
async function mapConcurrently<Item, Result>(
  list: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = list.entries();
  const runWorker = async () => {
    for (const [index, item] of rest) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: maxWorkers }, runWorker));
  return results;
}

async function forecastOrigin(
  compute: ComputePool,
  plan: BacktestPlan,
  { training, unit }: Origin,
): Promise<ForecastsByModel> {
  const { request, frequency, period } = plan;
  // Every model is compared with Naive 2.
  const models = [...new Set([...request.models, 'naive2' as const])];
  const { horizon, transform, levels } = request;
  const sample = {
    values: training.map(({ value }) => value),
    dates: training.map(({ date }) => date),
    frequency,
    unit,
  };
  const forecasts = await compute.run('backtest', { sample, period, models, options: { horizon, transform, levels } });
  return new Map(models.map((model, index) => [model, forecasts[index] as (typeof forecasts)[number]]));
}

function buildTooShortResult({ period, request, history }: BacktestPlan) {
  return createNotComputable(
    'TOO_FEW_OBSERVATIONS',
    history.latest.length,
    getMinTrainingLength(period) + request.horizon,
  );
}
