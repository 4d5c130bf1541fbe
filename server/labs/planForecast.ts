import type { AppContext } from '../appContext.js';
import type { Schemas } from '../schemas.js';
import { computeForecastKey } from './computeForecastKey.js';
import { type LabSeries, loadLabSeries } from './loadLabSeries.js';
import { type ForecastRequest, resolveForecastRequest } from './resolveForecastRequest.js';

/** Everything that determines a forecast, before it is computed. */
export interface ForecastPlan {
  cacheKey: string;
  /** The account that sent the values; null for a library series, whose runs all accounts share. */
  ownerId: string | null;
  body: Schemas['ForecastRequest'];
  request: ForecastRequest;
  series: LabSeries;
  /** Observations per season; 1 for no season. */
  season: number;
  today: string;
}

/**
 * Plans a forecast for an account, or for no account if the server itself forecasts a library series. Loads the series
 * and resolves the request. Throws `invalid_request` for options that do not suit the model or the series.
 */
export async function planForecast(
  db: AppContext['db'],
  body: Schemas['ForecastRequest'],
  today: string,
  accountId: string | null,
): Promise<ForecastPlan> {
  const series = await loadLabSeries(db, body, today);
  const { request, season } = resolveForecastRequest(body, series);
  const ownerId = series.source === null ? accountId : null;
  const cacheKey = computeForecastKey(request, season, series, ownerId);
  return { cacheKey, ownerId, body, request, series, season, today };
}
