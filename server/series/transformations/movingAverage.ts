import { compoundedPercentChange } from './growth.js';
import { lagged } from './lag.js';
import { finiteOrNull, type TransformationContext, type Values } from './transformation.js';

const QUARTERS_PER_YEAR = 4;

/** Mean of each value and the two periods before it; null unless all three are present. */
export function movingAverageOfThree(values: Values, context: TransformationContext): (number | null)[] {
  const previous = lagged(values, 1, context);
  const beforePrevious = lagged(values, 2, context);
  return values.map((value, i) => {
    const second = previous[i] ?? null;
    const third = beforePrevious[i] ?? null;
    return value === null || second === null || third === null ? null : finiteOrNull((value + second + third) / 3);
  });
}

/** Growth of the mean of three months over that of the three months before, compounded to a year, in percent. */
export function threeMonthGrowth(values: Values, context: TransformationContext): (number | null)[] {
  if (context.frequency !== 'monthly') return values.map(() => null);
  const averages = movingAverageOfThree(values, context);
  const bases = lagged(averages, 3, context);
  return averages.map((average, i) => {
    const base = bases[i] ?? null;
    return average === null || base === null
      ? null
      : finiteOrNull(compoundedPercentChange(average, base, QUARTERS_PER_YEAR));
  });
}
