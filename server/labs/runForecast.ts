import type { AppContext } from '../appContext.js';
import type { Schemas } from '../schemas.js';
import { buildForecastAudit } from './buildForecastAudit.js';
import { engineVersion } from './computeCacheKey.js';
import { computeForecastKey } from './computeForecastKey.js';
import { describeSample } from './describeSample.js';
import { checkInput } from './forecastGuardrails/checkInput.js';
import { type LabSeries, loadLabSeries } from './loadLabSeries.js';
import { type ForecastRequest, resolveForecastRequest } from './resolveForecastRequest.js';

/** A forecast before it is made: what is asked, of which data, as of which day. */
export interface ForecastPlan {
  cacheKey: string;
  body: Schemas['ForecastRequest'];
  request: ForecastRequest;
  series: LabSeries;
  season: number;
  today: string;
}

export async function planForecast(
  db: AppContext['db'],
  body: Schemas['ForecastRequest'],
  today: string,
): Promise<ForecastPlan> {
  const series = await loadLabSeries(db, body, today);
  const { request, season } = resolveForecastRequest(body, series);
  return { cacheKey: computeForecastKey(request, season, series), body, request, series, season, today };
}

/** Makes a forecast; for the share of an account, where it is one's. */
export async function runForecast(
  { db, compute, now }: Pick<AppContext, 'db' | 'compute' | 'now'>,
  { cacheKey, body, request, series, season, today }: ForecastPlan,
  accountId?: string,
): Promise<Schemas['ForecastRun']> {
  const { metadata, sample } = series;
  // How long, not when: the clock of a request stands still.
  const startedMs = performance.now();
  const inputChecks = await checkInput(db, body, series, season, today);
  const computeInput = { sample, frequency: metadata.frequency, options: request, season, inputChecks };
  const result = await compute.run('forecast', computeInput, accountId);
  const durationMs = Math.round(performance.now() - startedMs);
  const createdAt = now().toISOString();
  return {
    ...{ cacheKey, createdAt, engine: engineVersion, request },
    series: { ...metadata, unit: sample.unit },
    sample: describeSample(sample),
    result,
    audit: buildForecastAudit(series, { computedAt: createdAt, durationMs }),
  };
}
