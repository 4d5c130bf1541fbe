import type { Operation } from '../contract.js';
import { respondWithJob } from '../jobs/respondWithJob.js';
import { isForecastJob, toForecastJob } from '../labs/toForecastJob.js';

/** Returns the progress of a forecast job, or streams it as server-sent events when the client prefers that. */
export const forecastJob: Operation<'forecast.job'> = (context, input) =>
  respondWithJob(context, input, (job) => (isForecastJob(job) ? toForecastJob(job) : undefined));
