import { type Frequency, observationsPerYear } from './frequency.js';
import type { Observation } from './observation.js';
import {
  basesOf,
  type PointwiseFormula,
  pointwiseFormulas,
  setAgainst,
  type UnitsNoteCode,
} from './transformations/pointwise.js';
import { transformations } from './transformations.js';

/** FRED's codes of the units a series can be asked for in. */
export const unitCodes = ['lin', 'chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca', 'log'] as const;

export type UnitCode = (typeof unitCodes)[number];

/**
 * Something to know about a result: NON_POSITIVE, no logarithm (null); ZERO_DIVISOR, growth from zero (null);
 * SIGN_CHANGE, growth from or to a negative number, computed where it exists; OVERFLOW, beyond the largest number (null).
 */
export type Caveat = UnitsNoteCode | 'OVERFLOW';

/** One observation in other units. */
export interface InUnits {
  date: string;
  value: number | null;
  caveat: Caveat | undefined;
  /** Where the value stands that it was set against; its own place where the formula needs no other, null where there is none. */
  basePlace: number | null;
}

/**
 * Observations in other units, by FRED's formulas (aggregate to a lower frequency before, not after). Null where an
 * operand is missing, a divisor is zero or a logarithm does not exist. The year-ago base is found by calendar date for
 * monthly to annual series, 260, 52 or 26 observations back for daily, weekly and biweekly ones.
 */
export function applyUnits(observations: readonly Observation[], code: UnitCode, frequency: Frequency): InUnits[] {
  const formula: PointwiseFormula = pointwiseFormulas[code];
  const context = { frequency, dates: observations.map(({ date }) => date) };
  const operands = observations.map(({ value }) => value);
  const places = basesOf([...operands.keys()], formula, context);
  const bases = places.map((place) => (place === null ? null : (operands[place] ?? null)));
  const values = setAgainst(bases, operands, formula, observationsPerYear[frequency]);
  return observations.map(({ date }, i) => ({
    date,
    value: values[i] ?? null,
    caveat: caveatOn(values[i] ?? null, operands[i] ?? null, bases[i] ?? null, formula),
    basePlace: places[i] ?? null,
  }));
}

function caveatOn(result: number | null, operand: number | null, base: number | null, formula: PointwiseFormula) {
  if (operand === null || base === null) return undefined;
  return formula.caveat?.(operand, base) ?? (result === null ? 'OVERFLOW' : undefined);
}

/** How many results each caveat concerns, and the first of them; in the order in which they first occur. */
export function countCaveats(results: readonly Pick<InUnits, 'date' | 'caveat'>[]) {
  const counts = new Map<Caveat, { code: Caveat; firstDate: string; count: number }>();
  for (const { date, caveat } of results) {
    if (caveat === undefined) continue;
    const known = counts.get(caveat);
    if (known) known.count++;
    else counts.set(caveat, { code: caveat, firstDate: date, count: 1 });
  }
  return [...counts.values()];
}

/** Whether values of this unit are percentages, of which a percent change says little. */
export function isPercentage(unit: string): boolean {
  return /^Percent( of |$)/.test(unit);
}

/** What a unit code computes and the unit it results in, for a series of this unit and frequency. */
export function describeUnits(code: UnitCode, originalUnit: string, frequency: Frequency) {
  const { name, formula, unit } = transformations[code];
  return { code, name, formula: formula(observationsPerYear[frequency]), unit: unit(originalUnit) };
}
