import { computeCacheKey } from './computeCacheKey.js';
import type { LabSeries } from './loadLabSeries.js';
import type { ForecastRequest } from './resolveForecastRequest.js';

/** The key of a run: of what is asked, and of the data. */
export function computeForecastKey(request: ForecastRequest, season: number, { metadata, sample }: LabSeries): string {
  return computeCacheKey(request, season, metadata, sample);
}
