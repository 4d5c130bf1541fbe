import { observationsPerYear } from '../frequency.js';
import { compoundedPercentChange, logChange, percentChange } from './growth.js';
import { lagged } from './lag.js';
import {
  type Caveat,
  finiteOrNull,
  type Transformation,
  type TransformationContext,
  type Values,
} from './transformation.js';
import { yearAgoPlaces } from './year.js';

/** A formula of one value and one earlier value, its base. */
export interface PointwiseFormula {
  /** Where the base stands; with 'none' the value is its own base. */
  base: 'none' | 'previous' | 'year-ago';
  /** May answer NaN or an infinity where the formula has no value. */
  compute: (value: number, base: number, perYear: number) => number;
  caveat?: (value: number, base: number) => Caveat | undefined;
}

function logCaveat(value: number, base: number): Caveat | undefined {
  return value <= 0 || base <= 0 ? 'NON_POSITIVE' : undefined;
}

/** A percent change from or to a negative number has a size or sign that misleads. */
function ratioCaveat(value: number, base: number): Caveat | undefined {
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

/** A value set against its base. */
export interface Compared {
  /** null where either is missing or no finite number results. */
  value: number | null;
  caveat: Caveat | undefined;
  /** Where the base stands; its own place where the formula needs no other, null where there is none. */
  basePlace: number | null;
}

/** Each value set against its base. */
export function compare(values: Values, formula: PointwiseFormula, context: TransformationContext): Compared[] {
  const places = basePlaces(values, formula, context);
  const perYear = observationsPerYear[context.frequency];
  return values.map((value, i) => {
    const basePlace = places[i] ?? null;
    const base = basePlace === null ? null : (values[basePlace] ?? null);
    if (value === null || base === null) return { value: null, caveat: undefined, basePlace };
    const result = finiteOrNull(formula.compute(value, base, perYear));
    return {
      value: result,
      caveat: formula.caveat?.(value, base) ?? (result === null ? 'OVERFLOW' : undefined),
      basePlace,
    };
  });
}

function basePlaces(values: Values, { base }: PointwiseFormula, context: TransformationContext): Values {
  if (base === 'none') return [...values.keys()];
  return base === 'previous' ? lagged([...values.keys()], 1, context) : yearAgoPlaces(values, context);
}

/** The transformation a formula makes of a whole series, and what is to be known of its results. */
export function pointwise(formula: PointwiseFormula): Required<Pick<Transformation, 'apply' | 'caveatsOn'>> {
  return {
    apply: (values, context) => compare(values, formula, context).map(({ value }) => value),
    caveatsOn: (values, context) => compare(values, formula, context).map(({ caveat }) => caveat),
  };
}
