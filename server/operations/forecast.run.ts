import { getToday } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { planForecast } from '../labs/planForecast.js';
import { publishForecast } from '../labs/publishForecast.js';
import { runForecast } from '../labs/runForecast.js';
import { serveForecast } from '../labs/serveForecast.js';

/** Forecasts a series, or returns the stored run for the same request and data. */
export const forecastRun: Operation<'forecast.run'> = async (context, input) => {
  const plan = await planForecast(context.db, input.body, getToday(context));
  // Asynchronous runs count towards the limit of the account in the semaphore instead.
  const accountId = input.prefersAsync ? undefined : requireAccountId(input.caller);
  return serveForecast(context, input, {
    kind: 'run',
    cacheKey: plan.cacheKey,
    totalSteps: 1,
    run: () => runForecast(context, plan, accountId),
    afterSave: (run) => publishForecast(context.db, plan, run),
  });
};
