import { getToday } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { answerForecast } from '../labs/answerForecast.js';
import { makeForecast, planForecast } from '../labs/makeForecast.js';
import { publishForecast } from '../labs/publishForecast.js';

/** Forecasts a series, or answers the run that was made of the same already. */
export const forecastRun: Operation<'forecast.run'> = async (context, input) => {
  const plan = await planForecast(context.db, input.body, getToday(context));
  // What its turn has come for is counted there.
  const accountId = input.prefersAsync ? undefined : requireAccountId(input.caller);
  return answerForecast(context, input, {
    kind: 'run',
    cacheKey: plan.cacheKey,
    total: 1,
    make: () => makeForecast(context, plan, accountId),
    whenKept: (run) => publishForecast(context.db, plan, run),
  });
};
