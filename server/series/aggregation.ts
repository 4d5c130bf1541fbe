import { mean, sum } from '../stats/summation.js';
import {
  type AggregateFrequency,
  getAggregationPeriodOrdinal,
  getAggregationPeriodStart,
} from './aggregationPeriods.js';
import type { Frequency } from './frequency.js';
import type { Observation } from './observation.js';
import { toFiniteOrNull } from './values.js';

/** Average, sum, or end of period (the last value). */
const aggregationMethods = ['avg', 'sum', 'eop'] as const;

export type AggregationMethod = (typeof aggregationMethods)[number];

export interface AggregatedObservation extends Observation {
  /** Number of values of the original frequency in the period. */
  observationCount: number;
  /** Minimum number of values of a complete period. */
  valuesNeeded: number;
}

/** The requested frequency is the same as that of the values, or higher. */
export class AggregationFrequencyError extends RangeError {
  override name = 'AggregationFrequencyError';
  constructor(
    readonly from: Frequency,
    readonly to: Frequency,
  ) {
    super(`Values cannot be aggregated from ${from} to ${to}. Choose a lower frequency than ${from}.`);
  }
}

/** Minimum number of values of a complete period. Source: FRED, "Understanding the data: frequency aggregation". */
const minCounts: Record<Frequency, Partial<Record<Frequency, number>>> = {
  daily: { weekly: 4, biweekly: 8, monthly: 17, quarterly: 52, semiannual: 104, annual: 208 },
  weekly: { biweekly: 2, monthly: 3, quarterly: 10, semiannual: 20, annual: 39 },
  biweekly: { monthly: 2, quarterly: 7, semiannual: 13, annual: 26 },
  monthly: { quarterly: 3, semiannual: 6, annual: 12 },
  quarterly: { semiannual: 2, annual: 4 },
  semiannual: { annual: 2 },
  annual: {},
};

const combiners: Record<AggregationMethod, (values: readonly number[]) => number> = {
  avg: mean,
  sum,
  eop: (values) => values.at(-1) ?? Number.NaN,
};

/**
 * Aggregates observations (ascending by date) to a lower frequency by FRED's rules. Returns one row per period from the
 * first to the last, dated by its first day (weeks and fortnights begin on Monday). An observation belongs to the
 * period that contains its date. Missing values are ignored. An incomplete first or last period is null. Unlike FRED,
 * every incomplete sum is null, since a partial sum does not estimate the whole. Values are not rounded. Apply units
 * after aggregation, not before.
 * @throws {AggregationFrequencyError} unless `to` is lower than `from`.
 */
export function aggregate(
  observations: readonly Observation[],
  from: Frequency,
  to: Frequency,
  method: AggregationMethod,
): AggregatedObservation[] {
  const minCount = minCounts[from][to];
  if (to === 'daily' || minCount === undefined) throw new AggregationFrequencyError(from, to);
  const { first, groups } = groupByPeriod(observations, to);
  return groups.map((values, i) => {
    const requiresAll = method === 'sum' || i === 0 || i === groups.length - 1;
    const hasEnoughValues = values.length >= (requiresAll ? minCount : 1);
    const value = hasEnoughValues ? toFiniteOrNull(combiners[method](values)) : null;
    const date = getAggregationPeriodStart(first + i, to);
    return { date, value, observationCount: values.length, valuesNeeded: minCount };
  });
}

/**
 * The values that are not missing, by period from the first observation's (with ordinal `first`) to the last
 * observation's.
 */
function groupByPeriod(observations: readonly Observation[], to: AggregateFrequency) {
  const periods = observations.map((observation) => getAggregationPeriodOrdinal(observation.date, to));
  const first = periods[0] ?? 0;
  const groups = Array.from({ length: (periods.at(-1) ?? first - 1) - first + 1 }, (): number[] => []);
  observations.forEach(({ value }, i) => {
    if (value !== null) groups[(periods[i] ?? first) - first]?.push(value);
  });
  return { first, groups };
}
