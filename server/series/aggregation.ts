import { mean, sum } from '../stats/summation.js';
import {
  type AggregateFrequency,
  getAggregationPeriodOrdinal,
  getAggregationPeriodStart,
} from './aggregationPeriods.js';
import type { Frequency } from './frequency.js';
import type { Observation } from './observation.js';
import { toFiniteOrNull } from './values.js';

/** Average, sum, or the last value of the period. */
const aggregationMethods = ['avg', 'sum', 'eop'] as const;

export type AggregationMethod = (typeof aggregationMethods)[number];

export interface AggregatedObservation extends Observation {
  /** Values of the finer frequency that were present in the period. */
  observationCount: number;
  /** Fewest values that make the period a whole one. */
  valuesNeeded: number;
}

/** Values were asked for at the frequency they already have, or at a higher one. */
export class AggregationFrequencyError extends RangeError {
  override name = 'AggregationFrequencyError';
  constructor(
    readonly from: Frequency,
    readonly to: Frequency,
  ) {
    super(`Values can only be aggregated to a lower frequency, not from ${from} to ${to}.`);
  }
}

/** Fewest values of a whole period, which a first or last one must hold (FRED, "Understanding the data: frequency aggregation"). */
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
 * Observations (ascending by date) at a lower frequency, by FRED's rules: one row for every period from the first to the
 * last, dated by its first day (weeks and fortnights begin on Monday); an observation belongs to the period its date lies
 * in; missing values are passed over; a first or last period with fewer values than make a whole one is null. Not rounded.
 * So is the sum of any such period, unlike FRED's: a part of a sum is no estimate of it. Units are applied after, not before.
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

/** The values present in each period from that of the first observation (`first`) to that of the last. */
function groupByPeriod(observations: readonly Observation[], to: AggregateFrequency) {
  const periods = observations.map((observation) => getAggregationPeriodOrdinal(observation.date, to));
  const first = periods[0] ?? 0;
  const groups = Array.from({ length: (periods.at(-1) ?? first - 1) - first + 1 }, (): number[] => []);
  observations.forEach(({ value }, i) => {
    if (value !== null) groups[(periods[i] ?? first) - first]?.push(value);
  });
  return { first, groups };
}
