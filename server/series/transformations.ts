import { annotateUnit, getDifferenceUnit, toChangeUnit } from './transformations/differenceUnit.js';
import { movingAverage, threeMonthGrowth } from './transformations/movingAverage.js';
import { buildPointwise, pointwiseFormulas } from './transformations/pointwise.js';
import { requireNonZeroBase, requirePositive, requireVariation } from './transformations/requirements.js';
import type { Transformation, TransformationContext } from './transformations/transformation.js';
import { cumulate, demean, detrend, standardize, toIndex } from './transformations/wholeSeries.js';
import { annotateDefinition, getDefinition } from './unitDefinition.js';
import type { Values } from './values.js';

const keepUnit = (unit: string) => unit;
/** The unit of growth, which names the definition of the level if its unit does: growth of another concept is no revision. */
const withDefinition = (growth: string) => (unit: string) => annotateDefinition(growth, getDefinition(unit));

function composeDifference(transform: Transformation['apply']): Transformation['apply'] {
  return (values, context) => difference.apply(transform(values, context), context);
}

const difference = buildPointwise(pointwiseFormulas.chg);
const yearDifference = buildPointwise(pointwiseFormulas.ch1);
const logDifference = buildPointwise(pointwiseFormulas.logdiff);
const levels: Transformation = {
  name: 'Levels',
  formula: () => 'x(t)',
  unit: keepUnit,
  ...buildPointwise(pointwiseFormulas.lin),
};
const percentChange: Transformation = {
  name: 'Percent Change',
  formula: () => '(x(t) / x(t-1) - 1) × 100',
  unit: withDefinition('Percent change'),
  ...buildPointwise(pointwiseFormulas.pch),
};
const yearPercentChange: Transformation = {
  name: 'Percent Change from Year Ago',
  formula: ({ yearAgo }) => `(x(t) / x(${yearAgo}) - 1) × 100`,
  unit: withDefinition('Percent change from year ago'),
  ...buildPointwise(pointwiseFormulas.pc1),
};
const standardScore: Transformation = {
  name: 'Standard Score',
  formula: () => '(x(t) - mean) / sample standard deviation',
  unit: () => 'Standard deviations from mean',
  checkValues: requireVariation,
  apply: standardize,
};

function buildMovingAverage(periods: number, periodsText: string): Transformation {
  return {
    name: `Moving Average of ${periodsText} Periods`,
    formula: () => `(x(t) + ${periods === 3 ? 'x(t-1)' : '…'} + x(t-${periods - 1})) / ${periods}`,
    unit: (unit) => annotateUnit(unit, `moving average of ${periods} periods`),
    apply: (values, context) => movingAverage(values, periods, context),
  };
}

const table = {
  lin: levels,
  level: levels,
  chg: {
    name: 'Change',
    formula: () => 'x(t) - x(t-1)',
    unit: toChangeUnit,
    ...difference,
  },
  ch1: {
    name: 'Change from Year Ago',
    formula: ({ yearAgo }) => `x(t) - x(${yearAgo})`,
    unit: (unit) => annotateUnit(getDifferenceUnit(unit), 'change from year ago'),
    ...yearDifference,
  },
  pch: percentChange,
  pct: percentChange,
  pc1: yearPercentChange,
  yoy: yearPercentChange,
  pca: {
    name: 'Compounded Annual Rate of Change',
    formula: ({ observations }) => `((x(t) / x(t-1))^${observations} - 1) × 100`,
    unit: withDefinition('Percent change at annual rate'),
    ...buildPointwise(pointwiseFormulas.pca),
  },
  cch: {
    name: 'Continuously Compounded Rate of Change',
    formula: () => '(ln x(t) - ln x(t-1)) × 100',
    unit: withDefinition('Percent change, continuously compounded'),
    checkValues: requirePositive,
    ...buildPointwise(pointwiseFormulas.cch),
  },
  cca: {
    name: 'Continuously Compounded Annual Rate of Change',
    formula: ({ observations }) => `(ln x(t) - ln x(t-1)) × 100 × ${observations}`,
    unit: withDefinition('Percent change at annual rate, continuously compounded'),
    checkValues: requirePositive,
    ...buildPointwise(pointwiseFormulas.cca),
  },
  log: {
    name: 'Natural Log',
    formula: () => 'ln x(t)',
    unit: (unit) => `Natural log of ${unit}`,
    checkValues: requirePositive,
    ...buildPointwise(pointwiseFormulas.log),
  },
  diff: {
    name: 'First Difference',
    formula: () => 'x(t) - x(t-1)',
    unit: toChangeUnit,
    ...difference,
  },
  diff2: {
    name: 'Second Difference',
    formula: () => 'x(t) - 2 x(t-1) + x(t-2)',
    unit: (unit) => toChangeUnit(toChangeUnit(unit)),
    apply: composeDifference(difference.apply),
  },
  seasonal_diff: {
    name: 'Seasonal Difference',
    formula: ({ yearAgo }) => `x(t) - x(${yearAgo})`,
    unit: (unit) => annotateUnit(getDifferenceUnit(unit), 'change from year ago'),
    ...yearDifference,
  },
  logdiff: {
    name: 'Log Difference',
    formula: () => 'ln x(t) - ln x(t-1)',
    unit: () => 'Log points',
    checkValues: requirePositive,
    ...logDifference,
  },
  logdiff2: {
    name: 'Second Log Difference',
    formula: () => 'ln x(t) - 2 ln x(t-1) + ln x(t-2)',
    unit: () => 'Log points (change)',
    checkValues: requirePositive,
    apply: composeDifference(logDifference.apply),
  },
  log_yoy: {
    name: 'Log Change from Year Ago',
    formula: ({ yearAgo }) => `(ln x(t) - ln x(${yearAgo})) × 100`,
    unit: () => 'Percent change from year ago, continuously compounded',
    checkValues: requirePositive,
    ...buildPointwise(pointwiseFormulas.log_yoy),
  },
  index: {
    name: 'Index',
    formula: () => 'x(t) / x(first) × 100',
    unit: () => 'Index, first value = 100',
    checkValues: requireNonZeroBase,
    apply: toIndex,
  },
  cumsum: {
    name: 'Cumulative Sum',
    formula: () => 'x(first) + … + x(t)',
    unit: (unit) => annotateUnit(unit, 'cumulative'),
    apply: cumulate,
  },
  demean: {
    name: 'Deviation from Mean',
    formula: () => 'x(t) - mean',
    unit: (unit) => annotateUnit(getDifferenceUnit(unit), 'deviation from mean'),
    apply: demean,
  },
  detrend: {
    name: 'Deviation from Linear Trend',
    formula: () => 'x(t) - (a + b t), a and b by least squares',
    unit: (unit) => annotateUnit(getDifferenceUnit(unit), 'deviation from linear trend'),
    apply: detrend,
  },
  zscore: standardScore,
  standardize: standardScore,
  ma3: buildMovingAverage(3, 'Three'),
  ma6: buildMovingAverage(6, 'Six'),
  ma12: buildMovingAverage(12, 'Twelve'),
  annualised_3m3m: {
    name: 'Three-Month Annualised Growth',
    formula: () => '((mean of x(t), x(t-1), x(t-2) / mean of x(t-3), x(t-4), x(t-5))^4 - 1) × 100',
    unit: withDefinition('Percent change at annual rate'),
    frequencies: ['monthly'],
    apply: threeMonthGrowth,
  },
} satisfies Record<string, Transformation>;

export type TransformationName = keyof typeof table;

/**
 * All transformations by name: FRED's unit codes first, then those of time-series analysis. `level`, `diff`,
 * `seasonal_diff`, `pct`, `yoy` and `standardize` are aliases of `lin`, `chg`, `ch1`, `pch`, `pc1` and `zscore`.
 * `logdiff` is not scaled; `cch` is 100 times `logdiff`.
 */
export const transformations: Record<TransformationName, Transformation> = table;

/** Applies transformations from left to right: ['log', 'diff'] gives the log difference. */
export function applyTransformations(
  values: Values,
  names: readonly TransformationName[],
  context: TransformationContext,
): (number | null)[] {
  return names.reduce<(number | null)[]>((result, name) => transformations[name].apply(result, context), [...values]);
}
