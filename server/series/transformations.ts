import { movingAverageOfThree, threeMonthGrowth } from './transformations/movingAverage.js';
import { pointwise, pointwiseFormulas } from './transformations/pointwise.js';
import type { Transformation, TransformationContext, Values } from './transformations/transformation.js';
import { cumulated, demeaned, detrended, indexed, standardized } from './transformations/wholeSeries.js';

const same = (unit: string) => unit;

/** A difference of percentages is counted in percentage points. */
function change(unit: string): string {
  return unit === 'Percent' ? 'Percentage points' : unit;
}

function differenceOf(transform: Transformation['apply']): Transformation['apply'] {
  return (values, context) => difference(transform(values, context), context);
}

const difference = pointwise(pointwiseFormulas.chg);
const yearDifference = pointwise(pointwiseFormulas.ch1);
const logDifference = pointwise(pointwiseFormulas.logdiff);

const table = {
  lin: { name: 'Levels', formula: () => 'x(t)', unit: same, apply: pointwise(pointwiseFormulas.lin) },
  chg: {
    name: 'Change',
    formula: () => 'x(t) - x(t-1)',
    unit: (unit) => `${change(unit)} (change)`,
    apply: difference,
  },
  ch1: {
    name: 'Change from Year Ago',
    formula: (n) => `x(t) - x(t-${n})`,
    unit: (unit) => `${change(unit)} (change from year ago)`,
    apply: yearDifference,
  },
  pch: {
    name: 'Percent Change',
    formula: () => '(x(t) / x(t-1) - 1) × 100',
    unit: () => 'Percent change',
    apply: pointwise(pointwiseFormulas.pch),
  },
  pc1: {
    name: 'Percent Change from Year Ago',
    formula: (n) => `(x(t) / x(t-${n}) - 1) × 100`,
    unit: () => 'Percent change from year ago',
    apply: pointwise(pointwiseFormulas.pc1),
  },
  pca: {
    name: 'Compounded Annual Rate of Change',
    formula: (n) => `((x(t) / x(t-1))^${n} - 1) × 100`,
    unit: () => 'Percent change at annual rate',
    apply: pointwise(pointwiseFormulas.pca),
  },
  cch: {
    name: 'Continuously Compounded Rate of Change',
    formula: () => '(ln x(t) - ln x(t-1)) × 100',
    unit: () => 'Percent change, continuously compounded',
    apply: pointwise(pointwiseFormulas.cch),
  },
  cca: {
    name: 'Continuously Compounded Annual Rate of Change',
    formula: (n) => `(ln x(t) - ln x(t-1)) × 100 × ${n}`,
    unit: () => 'Percent change at annual rate, continuously compounded',
    apply: pointwise(pointwiseFormulas.cca),
  },
  log: {
    name: 'Natural Log',
    formula: () => 'ln x(t)',
    unit: (unit) => `Natural log of ${unit}`,
    apply: pointwise(pointwiseFormulas.log),
  },
  diff: {
    name: 'First Difference',
    formula: () => 'x(t) - x(t-1)',
    unit: (unit) => `${change(unit)} (change)`,
    apply: difference,
  },
  diff2: {
    name: 'Second Difference',
    formula: () => 'x(t) - 2 x(t-1) + x(t-2)',
    unit: (unit) => `${change(unit)} (change of the change)`,
    apply: differenceOf(difference),
  },
  seasonal_diff: {
    name: 'Seasonal Difference',
    formula: (n) => `x(t) - x(t-${n})`,
    unit: (unit) => `${change(unit)} (change from year ago)`,
    apply: yearDifference,
  },
  logdiff: {
    name: 'Log Difference',
    formula: () => 'ln x(t) - ln x(t-1)',
    unit: () => 'Log points',
    apply: logDifference,
  },
  logdiff2: {
    name: 'Second Log Difference',
    formula: () => 'ln x(t) - 2 ln x(t-1) + ln x(t-2)',
    unit: () => 'Log points (change)',
    apply: differenceOf(logDifference),
  },
  log_yoy: {
    name: 'Log Change from Year Ago',
    formula: (n) => `(ln x(t) - ln x(t-${n})) × 100`,
    unit: () => 'Percent change from year ago, continuously compounded',
    apply: pointwise(pointwiseFormulas.log_yoy),
  },
  index: {
    name: 'Index',
    formula: () => 'x(t) / x(first) × 100',
    unit: () => 'Index, first value = 100',
    apply: indexed,
  },
  cumsum: {
    name: 'Cumulative Sum',
    formula: () => 'x(first) + … + x(t)',
    unit: (unit) => `${unit} (cumulative)`,
    apply: cumulated,
  },
  demean: {
    name: 'Deviation from Mean',
    formula: () => 'x(t) - mean',
    unit: (unit) => `${change(unit)} (deviation from mean)`,
    apply: demeaned,
  },
  detrend: {
    name: 'Deviation from Linear Trend',
    formula: () => 'x(t) - (a + b t), a and b by least squares',
    unit: (unit) => `${change(unit)} (deviation from linear trend)`,
    apply: detrended,
  },
  zscore: {
    name: 'Standard Score',
    formula: () => '(x(t) - mean) / sample standard deviation',
    unit: () => 'Standard deviations from mean',
    apply: standardized,
  },
  ma3: {
    name: 'Moving Average of Three Periods',
    formula: () => '(x(t) + x(t-1) + x(t-2)) / 3',
    unit: (unit) => `${unit} (moving average of 3 periods)`,
    apply: movingAverageOfThree,
  },
  annualised_3m3m: {
    name: 'Three-Month Annualised Growth',
    formula: () => '((mean of x(t), x(t-1), x(t-2) / mean of x(t-3), x(t-4), x(t-5))^4 - 1) × 100',
    unit: () => 'Percent change at annual rate',
    frequencies: ['monthly'],
    apply: threeMonthGrowth,
  },
} satisfies Record<string, Transformation>;

export type TransformationName = keyof typeof table;

/**
 * Every transformation by its name: FRED's unit codes first, then those of time-series analysis. `diff` and
 * `seasonal_diff` are the analyst's names of `chg` and `ch1`; `logdiff` is unscaled, `cch` is 100 times that.
 */
export const transformations: Record<TransformationName, Transformation> = table;

/** Applies transformations from left to right: ['log', 'diff'] is the log difference. */
export function applyInTurn(
  values: Values,
  names: readonly TransformationName[],
  context: TransformationContext,
): (number | null)[] {
  return names.reduce<(number | null)[]>((result, name) => transformations[name].apply(result, context), [...values]);
}
