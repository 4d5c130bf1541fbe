import type { AppContext } from '../appContext.js';
import type { Schemas } from '../contract.js';
import { forecastEngine } from './contentKey.js';
import { describeSample } from './describeSample.js';
import { forecastAudit } from './forecastAudit.js';
import { checkInput } from './forecastGuardrails/input.js';
import { forecastKey } from './forecastKey.js';
import { type ForecastRequest, resolveRequest } from './forecastRequest.js';
import { type LabSeries, labSeries } from './labSeries.js';

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
  const series = await labSeries(db, body, today);
  const { request, season } = resolveRequest(body, series);
  return { cacheKey: forecastKey(request, season, series), body, request, series, season, today };
}

/** Makes a forecast; for the share of an account, where it is one's. */
export async function makeForecast(
  { db, compute, now }: Pick<AppContext, 'db' | 'compute' | 'now'>,
  { cacheKey, body, request, series, season, today }: ForecastPlan,
  accountId?: string,
): Promise<Schemas['ForecastRun']> {
  const { described, sample } = series;
  // How long, not when: the clock of a request stands still.
  const begun = performance.now();
  const input = await checkInput(db, body, series, season, today);
  const task = { sample, frequency: described.frequency, options: request, season, input };
  const result = await compute.run('forecast', task, accountId);
  const durationMs = Math.round(performance.now() - begun);
  const createdAt = now().toISOString();
  return {
    ...{ cacheKey, createdAt, engine: forecastEngine, request },
    series: { ...described, unit: sample.unit },
    sample: describeSample(sample),
    result,
    audit: forecastAudit(series, { computedAt: createdAt, durationMs }),
  };
}
