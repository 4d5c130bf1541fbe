import { mean, sum } from '../stats/summation.js';
import { getAggregationPeriodOrdinal, getAggregationPeriodStart } from './aggregationPeriods.js';
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

/** Periods from `first` to `last`, by ordinal. */
export interface PeriodRange {
  first: number;
  last: number;
}

/** `span`: the periods of the whole series. `range`: the periods to return, to which the observations belong. */
interface PartOfSeries {
  span: PeriodRange;
  range: PeriodRange;
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
 * after aggregation, not before. Pass `part` if the observations are only a part of the series.
 * @throws {AggregationFrequencyError} unless `to` is lower than `from`.
 */
export function aggregate(
  observations: readonly Observation[],
  from: Frequency,
  to: Frequency,
  method: AggregationMethod,
  part?: PartOfSeries,
): AggregatedObservation[] {
  const minCount = minCounts[from][to];
  if (to === 'daily' || minCount === undefined) throw new AggregationFrequencyError(from, to);
  const periods = observations.map(({ date }) => getAggregationPeriodOrdinal(date, to));
  const found = { first: periods[0] ?? 0, last: periods.at(-1) ?? -1 };
  const { span, range } = part ?? { span: found, range: found };
  return groupByPeriod(observations, periods, range).map((values, i) => {
    const period = range.first + i;
    const requiresAll = method === 'sum' || period === span.first || period === span.last;
    const hasEnoughValues = values.length >= (requiresAll ? minCount : 1);
    const value = hasEnoughValues ? toFiniteOrNull(combiners[method](values)) : null;
    const date = getAggregationPeriodStart(period, to);
    return { date, value, observationCount: values.length, valuesNeeded: minCount };
  });
}

/** The values that are not missing, by period of a range. */
function groupByPeriod(observations: readonly Observation[], periods: number[], { first, last }: PeriodRange) {
  const groups = Array.from({ length: last - first + 1 }, (): number[] => []);
  observations.forEach(({ value }, i) => {
    if (value !== null) groups[(periods[i] ?? first) - first]?.push(value);
  });
  return groups;
}
