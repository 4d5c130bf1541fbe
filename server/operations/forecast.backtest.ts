import { getToday } from '../appContext.js';
import { planBacktest } from '../backtests/planBacktest.js';
import { runBacktest } from '../backtests/runBacktest.js';
import type { Operation } from '../contract.js';
import { serveForecast } from '../labs/serveForecast.js';

/** Backtests models at earlier dates, or returns the stored backtest for the same request and data. */
export const forecastBacktest: Operation<'forecast.backtest'> = async (context, input) => {
  const plan = await planBacktest(context.db, input.body, getToday(context));
  const createdAt = context.now().toISOString();
  return serveForecast(context, input, {
    kind: 'backtest',
    cacheKey: plan.cacheKey,
    totalSteps: Math.max(1, plan.origins.length * plan.request.models.length),
    run: ({ report }) => runBacktest(context.compute, plan, createdAt, report),
  });
};
