import { observationsPerYear } from '../frequency.js';
import { toFiniteOrNull, type Values } from '../values.js';
import { compoundedPercentChange, logChange, percentChange } from './growth.js';
import { lagValues } from './lag.js';
import type { Caveat, Transformation, TransformationContext } from './transformation.js';
import { findYearAgoIndexes } from './yearAgo.js';

/** A formula of one value and one earlier value, its base. */
export interface PointwiseFormula {
  /** Where the base stands; with 'none' the value is its own base. */
  base: 'none' | 'previous' | 'year-ago';
  /** May answer NaN or an infinity where the formula has no value. */
  compute: (value: number, base: number, perYear: number) => number;
  caveat?: (value: number, base: number) => Caveat | undefined;
}

function checkLog(value: number, base: number): Caveat | undefined {
  return value <= 0 || base <= 0 ? 'NON_POSITIVE' : undefined;
}

/** A percent change from or to a negative number has a size or sign that misleads. */
function checkRatio(value: number, base: number): Caveat | undefined {
  if (base === 0) return 'ZERO_DIVISOR';
  return value < 0 || base < 0 ? 'SIGN_CHANGE' : undefined;
}

const identity = (value: number) => value;
const difference = (value: number, base: number) => value - base;
const percentLogChange = (value: number, base: number) => logChange(value, base) * 100;
const annualLogChange = (value: number, base: number, perYear: number) => logChange(value, base) * 100 * perYear;

/** Formulas of a value and its base: FRED's nine unit codes, and the logarithmic changes FRED does not have. */
export const pointwiseFormulas = {
  lin: { base: 'none', compute: identity },
  chg: { base: 'previous', compute: difference },
  ch1: { base: 'year-ago', compute: difference },
  pch: { base: 'previous', compute: percentChange, caveat: checkRatio },
  pc1: { base: 'year-ago', compute: percentChange, caveat: checkRatio },
  pca: { base: 'previous', compute: compoundedPercentChange, caveat: checkRatio },
  cch: { base: 'previous', compute: percentLogChange, caveat: checkLog },
  cca: { base: 'previous', compute: annualLogChange, caveat: checkLog },
  log: { base: 'none', compute: Math.log, caveat: checkLog },
  logdiff: { base: 'previous', compute: logChange, caveat: checkLog },
  log_yoy: { base: 'year-ago', compute: percentLogChange, caveat: checkLog },
} satisfies Record<string, PointwiseFormula>;

/** A value set against its base. */
export interface ComparedValue {
  /** null where either is missing or no finite number results. */
  value: number | null;
  caveat: Caveat | undefined;
  /** Where the base stands; its own place where the formula needs no other, null where there is none. */
  baseIndex: number | null;
}

/** Each value set against its base. */
export function compareWithBase(
  values: Values,
  formula: PointwiseFormula,
  context: TransformationContext,
): ComparedValue[] {
  const baseIndexes = findBaseIndexes(values, formula, context);
  const perYear = observationsPerYear[context.frequency];
  return values.map((value, i) => {
    const baseIndex = baseIndexes[i] ?? null;
    const base = baseIndex === null ? null : (values[baseIndex] ?? null);
    if (value === null || base === null) return { value: null, caveat: undefined, baseIndex };
    const result = toFiniteOrNull(formula.compute(value, base, perYear));
    return {
      value: result,
      caveat: formula.caveat?.(value, base) ?? (result === null ? 'OVERFLOW' : undefined),
      baseIndex,
    };
  });
}

function findBaseIndexes(values: Values, { base }: PointwiseFormula, context: TransformationContext): Values {
  if (base === 'none') return [...values.keys()];
  return base === 'previous' ? lagValues([...values.keys()], 1, context) : findYearAgoIndexes(values, context);
}

/** The transformation a formula makes of a whole series, and what is to be known of its results. */
export function buildPointwise(formula: PointwiseFormula): Required<Pick<Transformation, 'apply' | 'findCaveats'>> {
  return {
    apply: (values, context) => compareWithBase(values, formula, context).map(({ value }) => value),
    findCaveats: (values, context) => compareWithBase(values, formula, context).map(({ caveat }) => caveat),
  };
}
