import { observationsPerYear } from '../frequency.js';
import { toFiniteOrNull, type Values } from '../values.js';
import { compoundedPercentChange, logChange, percentChange } from './growth.js';
import { lagValues } from './lag.js';
import type { Caveat, Transformation, TransformationContext } from './transformation.js';
import { findYearAgoIndexes } from './yearAgo.js';

/** A formula of one value and one earlier value, the base. */
export interface PointwiseFormula {
  /** Which earlier value is the base; with 'none', the value is its own base. */
  base: 'none' | 'previous' | 'year-ago';
  /** May return NaN or an infinity where the formula is undefined. */
  compute: (value: number, base: number, perYear: number) => number;
  caveat?: (value: number, base: number) => Caveat | undefined;
}

function checkLog(value: number, base: number): Caveat | undefined {
  return value <= 0 || base <= 0 ? 'NON_POSITIVE' : undefined;
}

/** A percent change from or to a negative number has a misleading size or sign. */
function checkRatio(value: number, base: number): Caveat | undefined {
  if (base === 0) return 'ZERO_DIVISOR';
  return value < 0 || base < 0 ? 'SIGN_CHANGE' : undefined;
}

const identity = (value: number) => value;
const difference = (value: number, base: number) => value - base;
const percentLogChange = (value: number, base: number) => logChange(value, base) * 100;
const annualLogChange = (value: number, base: number, perYear: number) => logChange(value, base) * 100 * perYear;

/** Formulas by name: FRED's nine unit codes, and logarithmic changes that FRED does not offer. */
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

/** A value compared with its base. */
export interface ComparedValue {
  /** Null if either value is missing or the result is not finite. */
  value: number | null;
  caveat: Caveat | undefined;
  /** Index of the base; the value's own index if the formula needs no base, null if there is no base. */
  baseIndex: number | null;
}

/** Applies a formula to each value and its base. */
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

/** Builds the functions of a transformation from a formula: its values and their caveats. */
export function buildPointwise(formula: PointwiseFormula): Required<Pick<Transformation, 'apply' | 'findCaveats'>> {
  return {
    apply: (values, context) => compareWithBase(values, formula, context).map(({ value }) => value),
    findCaveats: (values, context) => compareWithBase(values, formula, context).map(({ caveat }) => caveat),
  };
}
