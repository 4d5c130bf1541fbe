import { sum } from '../../stats/summation.js';
import { selectPresent, toFiniteOrNull, type Values } from '../values.js';
import { compoundedPercentChange } from './growth.js';
import { lagValues } from './lag.js';
import type { TransformationContext } from './transformation.js';

const QUARTERS_PER_YEAR = 4;

/** Mean of each value and those of the periods before it, `periods` in all; null unless all of them are present. */
export function movingAverage(values: Values, periods: number, context: TransformationContext): (number | null)[] {
  const terms = Array.from({ length: periods }, (_, back) => lagValues(values, back, context));
  return values.map((_, index) => {
    const window = selectPresent(terms.map((term) => term[index] ?? null));
    return window.length < periods ? null : toFiniteOrNull(sum(window) / periods);
  });
}

/** Growth of the mean of three months over that of the three months before, compounded to a year, in percent. */
export function threeMonthGrowth(values: Values, context: TransformationContext): (number | null)[] {
  if (context.frequency !== 'monthly') return values.map(() => null);
  const averages = movingAverage(values, 3, context);
  const bases = lagValues(averages, 3, context);
  return averages.map((average, i) => {
    const base = bases[i] ?? null;
    return average === null || base === null
      ? null
      : toFiniteOrNull(compoundedPercentChange(average, base, QUARTERS_PER_YEAR));
  });
}
