import type { AppContext } from '../appContext.js';
import type { CallContext } from '../compute/computePool.js';
import type { Schemas } from '../schemas.js';
import { buildForecastAudit } from './buildForecastAudit.js';
import { engineVersion } from './computeCacheKey.js';
import { describeSample } from './describeSample.js';
import { checkInput } from './forecastGuardrails/checkInput.js';
import type { ForecastPlan } from './planForecast.js';

/** Computes a planned forecast. */
export async function runForecast(
  { db, compute, now }: Pick<AppContext, 'db' | 'compute' | 'now'>,
  plan: ForecastPlan,
  call: CallContext,
): Promise<Schemas['ForecastRun']> {
  const { cacheKey, request, series, season, today } = plan;
  const { metadata, sample } = series;
  // Measures the duration with the system clock, because `now` is constant within a request.
  const startedMs = performance.now();
  const inputChecks = await checkInput(db, series, season, today);
  const computeInput = { sample, frequency: metadata.frequency, options: request, season, inputChecks };
  const result = await compute.run('forecast', computeInput, call);
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
