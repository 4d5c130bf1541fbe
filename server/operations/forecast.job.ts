import type { Operation } from '../contract.js';
import { respondWithJob } from '../jobs/respondWithJob.js';
import { isForecastJob, toForecastJob } from '../labs/toForecastJob.js';

/** How far a forecast is that is computed in the background; as events until it has ended, where that is preferred. */
export const forecastJob: Operation<'forecast.job'> = (context, input) =>
  respondWithJob(context, input, (job) => (isForecastJob(job) ? toForecastJob(job) : undefined));
