import { sum } from '../../stats/summation.js';
import { selectPresent, toFiniteOrNull, type Values } from '../values.js';
import { compoundedPercentChange } from './growth.js';
import { lagValues } from './lag.js';
import type { TransformationContext } from './transformation.js';

const QUARTERS_PER_YEAR = 4;

/** Mean of the values of the last `periods` periods up to each value; null if one of them is missing. */
export function movingAverage(values: Values, periods: number, context: TransformationContext): (number | null)[] {
  const terms = Array.from({ length: periods }, (_, back) => lagValues(values, back, context));
  return values.map((_, index) => {
    const window = selectPresent(terms.map((term) => term[index] ?? null));
    return window.length < periods ? null : toFiniteOrNull(sum(window) / periods);
  });
}

/** Growth of the three-month mean over that of the previous three months, compounded to an annual rate, in percent. */
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
