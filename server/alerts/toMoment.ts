import type { Firing } from '../series/conditions/firing.js';
import { type AlertMoment, nothingDue } from '../store/alertFirings.js';
import type { AlertSeries } from '../store/alertSeries.js';

/** Adds the series to what fired. */
export function toMoment(firing: Firing, { indicator, country }: AlertSeries): AlertMoment {
  return { indicator, country, release: null, ...nothingDue, ...firing };
}
