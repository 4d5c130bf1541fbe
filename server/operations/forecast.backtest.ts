import { getToday } from '../appContext.js';
import { planBacktest } from '../backtests/planBacktest.js';
import { estimateBacktestCost, runBacktest } from '../backtests/runBacktest.js';
import type { Operation } from '../contract.js';
import { serveForecast } from '../labs/serveForecast.js';

const backtestAdvice = { field: 'origins', change: 'Request fewer origins or models, or set `window`' };

/** Backtests models at earlier dates, or returns the stored backtest for the same request and data. */
export const forecastBacktest: Operation<'forecast.backtest'> = async (context, input) => {
  const plan = await planBacktest(context.db, input.body, getToday(context));
  const createdAt = context.now().toISOString();
  return serveForecast(context, input, {
    kind: 'backtest',
    cacheKey: plan.cacheKey,
    ownerId: null,
    totalSteps: Math.max(1, plan.origins.length * plan.request.models.length),
    estimate: { cost: estimateBacktestCost(plan), advice: backtestAdvice },
    run: (call, { report }) => runBacktest(context.compute, plan, createdAt, call, report),
  });
};
