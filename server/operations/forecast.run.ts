import { getToday } from '../appContext.js';
import { countForecastOfDay } from '../billing/countForecastOfDay.js';
import { requireAccountId } from '../caller.js';
import { estimateForecastCost } from '../compute/estimateCost.js';
import type { Operation } from '../contract.js';
import { planForecast } from '../labs/planForecast.js';
import { publishForecast } from '../labs/publishForecast.js';
import { runForecast } from '../labs/runForecast.js';
import { serveForecast } from '../labs/serveForecast.js';

const forecastAdvice = { field: 'horizon', change: 'Shorten the sample, or request fewer backtest origins' };

/** Forecasts a series, or returns the stored run for the same request and data. */
export const forecastRun: Operation<'forecast.run'> = async (context, input) => {
  const accountId = requireAccountId(input.caller);
  await countForecastOfDay(context, input.caller);
  const plan = await planForecast(context.db, input.body, getToday(context), accountId);
  const { series, season, request } = plan;
  const cost = estimateForecastCost(series.sample, season, request);
  return serveForecast(context, input, {
    kind: 'run',
    cacheKey: plan.cacheKey,
    ownerId: plan.ownerId,
    totalSteps: 1,
    estimate: { cost, advice: forecastAdvice },
    run: (call) => runForecast(context, plan, call),
    afterSave: (run) => publishForecast(context.db, plan, run),
  });
};
