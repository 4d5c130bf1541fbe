import {
  type AggregateFrequency,
  getAggregationPeriodOrdinal,
  getAggregationPeriodStart,
} from '../series/aggregationPeriods.js';
import type { Observation } from '../series/observation.js';

/** The field that a row has only if its value is a projection. */
interface ProjectionMark {
  projection?: true;
}

/** Returns the mark of a row if its value is a projection. `from`: the first period with one; null if there is none. */
export function markProjection({ date, value }: Observation, from: string | null): ProjectionMark {
  return from !== null && value !== null && date >= from ? { projection: true } : {};
}

/** Returns the first period of a lower frequency with a projection: the one that contains `from`. */
export function findFirstProjectedAggregate(from: string | null, frequency: AggregateFrequency): string | null {
  return from === null ? null : getAggregationPeriodStart(getAggregationPeriodOrdinal(from, frequency), frequency);
}
