import {
  type AggregateFrequency,
  getAggregationPeriodOrdinal,
  getAggregationPeriodStart,
} from '../series/aggregationPeriods.js';
import type { Observation } from '../series/observation.js';

/** Whether the value of a row is a projection. `from`: the first period with one; null if there is none. */
export function isProjection({ date, value }: Observation, from: string | null): boolean {
  return from !== null && value !== null && date >= from;
}

/** Returns the first period of a lower frequency with a projection: the one that contains `from`. */
export function findFirstProjectedAggregate(from: string | null, frequency: AggregateFrequency): string | null {
  return from === null ? null : getAggregationPeriodStart(getAggregationPeriodOrdinal(from, frequency), frequency);
}
