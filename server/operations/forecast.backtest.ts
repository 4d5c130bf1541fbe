import { getToday } from '../appContext.js';
import { planBacktest } from '../backtests/planBacktest.js';
import { runBacktest } from '../backtests/runBacktest.js';
import type { Operation } from '../contract.js';
import { serveForecast } from '../labs/serveForecast.js';

/** Holds models to what came after earlier days, or answers the backtest that was made of the same already. */
export const forecastBacktest: Operation<'forecast.backtest'> = async (context, input) => {
  const plan = await planBacktest(context.db, input.body, getToday(context));
  const createdAt = context.now().toISOString();
  return serveForecast(context, input, {
    kind: 'backtest',
    cacheKey: plan.cacheKey,
    totalSteps: Math.max(1, plan.origins.length * plan.request.models.length),
    run: ({ report: reached }) => runBacktest(context.compute, plan, createdAt, reached),
  });
};
