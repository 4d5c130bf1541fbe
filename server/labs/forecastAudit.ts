import { createHash } from 'node:crypto';
import { codeVersion } from '../codeVersion.js';
import type { Schemas } from '../contract.js';
import { forecastEngine } from './contentKey.js';
import type { LabSeries } from './labSeries.js';

type Made = Pick<Schemas['ForecastAudit'], 'computedAt' | 'durationMs'>;

/** What it takes, besides the request, to make a run again and to see that it is the same. */
export function forecastAudit({ described, sample }: LabSeries, made: Made): Schemas['ForecastAudit'] {
  const used = Array.from(sample.values, (value, place) => ({ date: sample.dates?.[place] ?? null, value })).filter(
    (point): point is { date: string | null; value: number } => point.value !== null,
  );
  const text = JSON.stringify(used.map(({ date, value }) => [date, value]));
  return {
    seriesId: described.id,
    country: described.country,
    vintage: described.vintage?.resolved ?? null,
    lastObservation: used.at(-1) ?? null,
    observations: used.length,
    dataHash: createHash('sha256').update(text).digest('hex'),
    engine: forecastEngine,
    codeVersion,
    ...made,
  };
}
