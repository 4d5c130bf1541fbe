import { movingAverage, threeMonthGrowth } from './transformations/movingAverage.js';
import { pointwise, pointwiseFormulas } from './transformations/pointwise.js';
import { withoutBase, withoutLogarithm, withoutSpread } from './transformations/refusals.js';
import { change, noted, points } from './transformations/resultingUnit.js';
import type { Transformation, TransformationContext, Values } from './transformations/transformation.js';
import { cumulated, demeaned, detrended, indexed, standardized } from './transformations/wholeSeries.js';

const same = (unit: string) => unit;

function differenceOf(transform: Transformation['apply']): Transformation['apply'] {
  return (values, context) => difference.apply(transform(values, context), context);
}

const difference = pointwise(pointwiseFormulas.chg);
const yearDifference = pointwise(pointwiseFormulas.ch1);
const logDifference = pointwise(pointwiseFormulas.logdiff);
const levels: Transformation = {
  name: 'Levels',
  formula: () => 'x(t)',
  unit: same,
  ...pointwise(pointwiseFormulas.lin),
};
const percentChange: Transformation = {
  name: 'Percent Change',
  formula: () => '(x(t) / x(t-1) - 1) × 100',
  unit: () => 'Percent change',
  ...pointwise(pointwiseFormulas.pch),
};
const yearPercentChange: Transformation = {
  name: 'Percent Change from Year Ago',
  formula: ({ before }) => `(x(t) / x(${before}) - 1) × 100`,
  unit: () => 'Percent change from year ago',
  ...pointwise(pointwiseFormulas.pc1),
};
const standardScore: Transformation = {
  name: 'Standard Score',
  formula: () => '(x(t) - mean) / sample standard deviation',
  unit: () => 'Standard deviations from mean',
  refuses: withoutSpread,
  apply: standardized,
};

function movingAverageOf(periods: number, word: string): Transformation {
  return {
    name: `Moving Average of ${word} Periods`,
    formula: () => `(x(t) + ${periods === 3 ? 'x(t-1)' : '…'} + x(t-${periods - 1})) / ${periods}`,
    unit: (unit) => noted(unit, `moving average of ${periods} periods`),
    apply: (values, context) => movingAverage(values, periods, context),
  };
}

const table = {
  lin: levels,
  level: levels,
  chg: {
    name: 'Change',
    formula: () => 'x(t) - x(t-1)',
    unit: change,
    ...difference,
  },
  ch1: {
    name: 'Change from Year Ago',
    formula: ({ before }) => `x(t) - x(${before})`,
    unit: (unit) => noted(points(unit), 'change from year ago'),
    ...yearDifference,
  },
  pch: percentChange,
  pct: percentChange,
  pc1: yearPercentChange,
  yoy: yearPercentChange,
  pca: {
    name: 'Compounded Annual Rate of Change',
    formula: ({ observations }) => `((x(t) / x(t-1))^${observations} - 1) × 100`,
    unit: () => 'Percent change at annual rate',
    ...pointwise(pointwiseFormulas.pca),
  },
  cch: {
    name: 'Continuously Compounded Rate of Change',
    formula: () => '(ln x(t) - ln x(t-1)) × 100',
    unit: () => 'Percent change, continuously compounded',
    refuses: withoutLogarithm,
    ...pointwise(pointwiseFormulas.cch),
  },
  cca: {
    name: 'Continuously Compounded Annual Rate of Change',
    formula: ({ observations }) => `(ln x(t) - ln x(t-1)) × 100 × ${observations}`,
    unit: () => 'Percent change at annual rate, continuously compounded',
    refuses: withoutLogarithm,
    ...pointwise(pointwiseFormulas.cca),
  },
  log: {
    name: 'Natural Log',
    formula: () => 'ln x(t)',
    unit: (unit) => `Natural log of ${unit}`,
    refuses: withoutLogarithm,
    ...pointwise(pointwiseFormulas.log),
  },
  diff: {
    name: 'First Difference',
    formula: () => 'x(t) - x(t-1)',
    unit: change,
    ...difference,
  },
  diff2: {
    name: 'Second Difference',
    formula: () => 'x(t) - 2 x(t-1) + x(t-2)',
    unit: (unit) => change(change(unit)),
    apply: differenceOf(difference.apply),
  },
  seasonal_diff: {
    name: 'Seasonal Difference',
    formula: ({ before }) => `x(t) - x(${before})`,
    unit: (unit) => noted(points(unit), 'change from year ago'),
    ...yearDifference,
  },
  logdiff: {
    name: 'Log Difference',
    formula: () => 'ln x(t) - ln x(t-1)',
    unit: () => 'Log points',
    refuses: withoutLogarithm,
    ...logDifference,
  },
  logdiff2: {
    name: 'Second Log Difference',
    formula: () => 'ln x(t) - 2 ln x(t-1) + ln x(t-2)',
    unit: () => 'Log points (change)',
    refuses: withoutLogarithm,
    apply: differenceOf(logDifference.apply),
  },
  log_yoy: {
    name: 'Log Change from Year Ago',
    formula: ({ before }) => `(ln x(t) - ln x(${before})) × 100`,
    unit: () => 'Percent change from year ago, continuously compounded',
    refuses: withoutLogarithm,
    ...pointwise(pointwiseFormulas.log_yoy),
  },
  index: {
    name: 'Index',
    formula: () => 'x(t) / x(first) × 100',
    unit: () => 'Index, first value = 100',
    refuses: withoutBase,
    apply: indexed,
  },
  cumsum: {
    name: 'Cumulative Sum',
    formula: () => 'x(first) + … + x(t)',
    unit: (unit) => noted(unit, 'cumulative'),
    apply: cumulated,
  },
  demean: {
    name: 'Deviation from Mean',
    formula: () => 'x(t) - mean',
    unit: (unit) => noted(points(unit), 'deviation from mean'),
    apply: demeaned,
  },
  detrend: {
    name: 'Deviation from Linear Trend',
    formula: () => 'x(t) - (a + b t), a and b by least squares',
    unit: (unit) => noted(points(unit), 'deviation from linear trend'),
    apply: detrended,
  },
  zscore: standardScore,
  standardize: standardScore,
  ma3: movingAverageOf(3, 'Three'),
  ma6: movingAverageOf(6, 'Six'),
  ma12: movingAverageOf(12, 'Twelve'),
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
 * Every transformation by its name: FRED's unit codes first, then those of time-series analysis. `level`, `diff`, `seasonal_diff`,
 * `pct`, `yoy` and `standardize` are the analyst's names of `lin`, `chg`, `ch1`, `pch`, `pc1` and `zscore`; `logdiff` is unscaled,
 * `cch` is 100 times that.
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
