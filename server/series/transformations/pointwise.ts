import { observationsPerYear } from '../frequency.js';
import { compoundedPercentChange, logChange, percentChange } from './growth.js';
import { lagged } from './lag.js';
import { finiteOrNull, type TransformationContext, type Values } from './transformation.js';

/** Why a result is missing or to be read with care. */
export type UnitsNoteCode = 'NON_POSITIVE' | 'ZERO_DIVISOR' | 'SIGN_CHANGE';

/** A formula of one value and one earlier value, its base. */
export interface PointwiseFormula {
  /** Where the base stands; with 'none' the value is its own base. */
  base: 'none' | 'previous' | 'year-ago';
  /** May answer NaN or an infinity where the formula has no value. */
  compute: (value: number, base: number, perYear: number) => number;
  caveat?: (value: number, base: number) => UnitsNoteCode | undefined;
}

function logCaveat(value: number, base: number): UnitsNoteCode | undefined {
  return value <= 0 || base <= 0 ? 'NON_POSITIVE' : undefined;
}

/** A percent change from or to a negative number has a size or sign that misleads. */
function ratioCaveat(value: number, base: number): UnitsNoteCode | undefined {
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
  pch: { base: 'previous', compute: percentChange, caveat: ratioCaveat },
  pc1: { base: 'year-ago', compute: percentChange, caveat: ratioCaveat },
  pca: { base: 'previous', compute: compoundedPercentChange, caveat: ratioCaveat },
  cch: { base: 'previous', compute: percentLogChange, caveat: logCaveat },
  cca: { base: 'previous', compute: annualLogChange, caveat: logCaveat },
  log: { base: 'none', compute: Math.log, caveat: logCaveat },
  logdiff: { base: 'previous', compute: logChange, caveat: logCaveat },
  log_yoy: { base: 'year-ago', compute: percentLogChange, caveat: logCaveat },
} satisfies Record<string, PointwiseFormula>;

/** The base of each value, null where it is missing. */
export function basesOf(values: Values, formula: PointwiseFormula, context: TransformationContext): Values {
  if (formula.base === 'none') return values;
  return lagged(values, formula.base === 'previous' ? 1 : observationsPerYear[context.frequency], context);
}

/** Each value set against its base; null where either is missing or no finite number results. */
export function setAgainst(bases: Values, values: Values, formula: PointwiseFormula, perYear: number) {
  return values.map((value, i) => {
    const base = bases[i] ?? null;
    return value === null || base === null ? null : finiteOrNull(formula.compute(value, base, perYear));
  });
}

/** The transformation a formula makes of a whole series. */
export function pointwise(formula: PointwiseFormula) {
  return (values: Values, context: TransformationContext): (number | null)[] =>
    setAgainst(basesOf(values, formula, context), values, formula, observationsPerYear[context.frequency]);
}
