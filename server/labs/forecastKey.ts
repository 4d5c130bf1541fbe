import { contentKey } from './contentKey.js';
import type { ForecastRequest } from './forecastRequest.js';
import type { LabSeries } from './labSeries.js';

/** The key of a run: of what is asked, and of the data. */
export function forecastKey(request: ForecastRequest, season: number, { described, sample }: LabSeries): string {
  return contentKey(request, season, described, sample);
}
