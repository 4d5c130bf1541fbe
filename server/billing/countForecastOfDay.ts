import { getFeatures } from '../access/paywalls.js';
import { type AppContext, getToday } from '../appContext.js';
import { type Caller, requireAccount } from '../caller.js';
import { countForecast } from '../store/planUsage.js';
import { createPlanError } from './assertIncluded.js';

/** Counts a forecast of the caller if its plan limits them. Throws plan_required once the limit of the UTC day is reached. */
export async function countForecastOfDay(context: AppContext, caller: Caller): Promise<void> {
  const { db, config } = context;
  const { accountId, plan } = requireAccount(caller);
  const { forecastsPerDay } = getFeatures(config, plan);
  if (forecastsPerDay === null || (await countForecast(db, accountId, getToday(context), forecastsPerDay))) return;
  throw createPlanError(config, plan, `includes ${forecastsPerDay} forecasts per UTC day.`);
}
