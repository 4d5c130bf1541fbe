import { invalidRequest } from '../errors.js';
import { parseFrequency } from '../parameters/parseFrequency.js';
import type { AggregationMethod } from '../series/aggregation.js';
import type { AggregateFrequency } from '../series/aggregationPeriods.js';
import { isLowerFrequency } from '../series/frequency.js';
import type { FoundSeries } from './findSeries.js';

/** `frequency` is a word or one of FRED's codes. */
interface AggregationQuery {
  frequency?: string;
  aggregation?: AggregationMethod;
}

/** How to aggregate a series. */
export interface AggregationPlan {
  frequency: AggregateFrequency;
  method: AggregationMethod;
}

/**
 * Returns how to aggregate a series; undefined if the query requests its own frequency. Throws invalid_request with the
 * field at fault.
 */
export function planAggregation(found: FoundSeries, query: AggregationQuery): AggregationPlan | undefined {
  const nativeFrequency = found.indicator.frequency;
  const requested = query.frequency === undefined ? undefined : parseFrequency(query.frequency);
  if (requested === undefined && query.aggregation !== undefined) {
    throw invalidRequest([{ field: 'aggregation', problem: 'requires frequency' }]);
  }
  if (requested === undefined || requested === nativeFrequency) return undefined;
  if (!isLowerFrequency(requested, nativeFrequency)) {
    const problem = `(${requested}) must be lower than ${nativeFrequency}, the frequency of '${found.indicator.slug}' (${found.series.country})`;
    throw invalidRequest([{ field: 'frequency', problem }]);
  }
  return { frequency: requested as AggregateFrequency, method: query.aggregation ?? found.series.aggregation };
}
