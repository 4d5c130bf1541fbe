import { computeCacheKey } from './computeCacheKey.js';
import type { LabSeries } from './loadLabSeries.js';
import type { ForecastRequest } from './resolveForecastRequest.js';

/**
 * Returns the cache key of a run, a hash of the resolved request and the data. The key of a private run also depends on
 * its owner, so that no one else can derive it from the same values.
 */
export function computeForecastKey(
  request: ForecastRequest,
  season: number,
  { metadata, sample }: LabSeries,
  ownerId: string | null,
): string {
  return computeCacheKey(request, season, metadata, sample, ...(ownerId === null ? [] : [ownerId]));
}
