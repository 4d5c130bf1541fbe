import { type CallContext, type ComputePool, maxWorkers } from '../compute/computePool.js';
import { estimateCost } from '../compute/estimateCost.js';
import type { ModelName } from '../forecasting/fittedModel.js';
import { getMinTrainingLength } from '../forecasting/rollingOrigins.js';
import { engineVersion } from '../labs/computeCacheKey.js';
import type { Schemas } from '../schemas.js';
import { createNotComputable } from '../stats/outcome.js';
import { buildBacktestResult } from './buildBacktestResult.js';
import type { ForecastsByModel, OriginInput } from './computeOriginForecasts.js';
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
  call: CallContext,
  report: (done: number) => void,
): Promise<Schemas['BacktestRun']> {
  const { cacheKey, request, series, origins } = plan;
  let done = 0;
  let hasStarted = false;
  const onStarted = () => {
    hasStarted = true;
    call.onStarted?.();
  };
  const results = await mapConcurrently(origins, async (origin): Promise<ForecastsByModel> => {
    const forecasts = await compute.run('backtest', describeOrigin(plan, origin), {
      ...{ ...call, onStarted },
      part: call.part && { ...call.part, hasStarted },
    });
    done += 1;
    report(done * request.models.length);
    return new Map(listModels(request).map((model, index) => [model, forecasts[index] as (typeof forecasts)[number]]));
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

/** Estimates the processor time of a backtest in milliseconds. */
export function estimateBacktestCost(plan: BacktestPlan): number {
  return plan.origins.reduce((sum, origin) => sum + estimateCost('backtest', describeOrigin(plan, origin)), 0);
}

/** Describes the forecasts to compute at an origin. */
export function describeOrigin({ request, frequency, period }: BacktestPlan, { training, unit }: Origin): OriginInput {
  const { horizon, transform, levels, range } = request;
  const sample = {
    values: training.map(({ value }) => value),
    dates: training.map(({ date }) => date),
    frequency,
    unit,
  };
  return {
    sample,
    period,
    models: listModels(request),
    options: { horizon, transform, levels, ...(range && { range }) },
  };
}

/** Lists the models of a request and Naive 2, with which every model is compared. */
export function listModels({ models }: BacktestPlan['request']): ModelName[] {
  return [...new Set([...models, 'naive2' as const])];
}

function buildTooShortResult({ period, request, history }: BacktestPlan) {
  return createNotComputable(
    'TOO_FEW_OBSERVATIONS',
    history.latest.length,
    getMinTrainingLength(period) + request.horizon,
  );
}
