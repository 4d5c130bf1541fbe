import { type ComputePool, maxWorkers } from '../compute/computePool.js';
import type { Schemas } from '../contract.js';
import { fewestKnown } from '../forecasting/rollingOrigins.js';
import { forecastEngine } from '../labs/contentKey.js';
import { notComputable } from '../stats/outcome.js';
import { backtestResult, type Forecasts } from './backtestResult.js';
import type { Origin } from './origin.js';
import type { BacktestPlan } from './planBacktest.js';

/** Makes the forecasts of a backtest origin by origin, so that others are computed for in between, and scores them. */
export async function runBacktest(
  compute: ComputePool,
  plan: BacktestPlan,
  createdAt: string,
  report: (done: number) => void,
): Promise<Schemas['BacktestRun']> {
  const { cacheKey, request, series, origins } = plan;
  let done = 0;
  const made = await inOrder(origins, async (origin) => {
    const forecasts = await forecastsAt(compute, plan, origin);
    done += 1;
    report(done * request.models.length);
    return forecasts;
  });
  const result = origins.length > 0 ? backtestResult(plan, made) : tooShort(plan);
  return { cacheKey, createdAt, engine: forecastEngine, request, series, result };
}

/** Does something with each of a list, with as many at a time as there are threads; answers what came of each. */
async function inOrder<One, Made>(list: readonly One[], make: (one: One) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  const rest = list.entries();
  const goOn = async () => {
    for (const [place, one] of rest) made[place] = await make(one);
  };
  await Promise.all(Array.from({ length: maxWorkers }, goOn));
  return made;
}

async function forecastsAt(compute: ComputePool, plan: BacktestPlan, { training, unit }: Origin): Promise<Forecasts> {
  const { request, frequency, period } = plan;
  // Naive 2 is what every model is held against.
  const models = [...new Set([...request.models, 'naive2' as const])];
  const { horizon, transform, levels } = request;
  const sample = {
    values: training.map(({ value }) => value),
    dates: training.map(({ date }) => date),
    frequency,
    unit,
  };
  const forecasts = await compute.run('backtest', { sample, period, models, options: { horizon, transform, levels } });
  return new Map(models.map((model, place) => [model, forecasts[place] as (typeof forecasts)[number]]));
}

function tooShort({ period, request, history }: BacktestPlan) {
  return notComputable('TOO_FEW_OBSERVATIONS', history.latest.length, fewestKnown(period) + request.horizon);
}
