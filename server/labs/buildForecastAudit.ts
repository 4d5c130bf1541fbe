import { createHash } from 'node:crypto';
import { codeVersion } from '../codeVersion.js';
import type { Schemas } from '../schemas.js';
import { engineVersion } from './computeCacheKey.js';
import type { LabSeries } from './loadLabSeries.js';

type RunTiming = Pick<Schemas['ForecastAudit'], 'computedAt' | 'durationMs'>;

/**
 * Builds the audit record of a run: what is needed, besides the request, to reproduce the run and to verify the result.
 */
export function buildForecastAudit({ metadata, sample }: LabSeries, timing: RunTiming): Schemas['ForecastAudit'] {
  const used = Array.from(sample.values, (value, index) => ({ date: sample.dates?.[index] ?? null, value })).filter(
    (point): point is { date: string | null; value: number } => point.value !== null,
  );
  const text = JSON.stringify(used.map(({ date, value }) => [date, value]));
  return {
    seriesId: metadata.id,
    country: metadata.country,
    vintage: metadata.vintage?.resolved ?? null,
    lastObservation: used.at(-1) ?? null,
    observations: used.length,
    dataHash: createHash('sha256').update(text).digest('hex'),
    engine: engineVersion,
    codeVersion,
    ...timing,
  };
}
