import { computeCacheKey } from './computeCacheKey.js';
import type { LabSeries } from './loadLabSeries.js';
import type { ForecastRequest } from './resolveForecastRequest.js';

/** Returns the cache key of a run, a hash of the resolved request and the data. */
export function computeForecastKey(request: ForecastRequest, season: number, { metadata, sample }: LabSeries): string {
  return computeCacheKey(request, season, metadata, sample);
}
