import { type Frequency, observationsPerYear } from './frequency.js';
import type { Observation } from './observation.js';
import {
  basesOf,
  type PointwiseFormula,
  pointwiseFormulas,
  setAgainst,
  type UnitsNoteCode,
} from './transformations/pointwise.js';
import type { Values } from './transformations/transformation.js';
import { transformations } from './transformations.js';

/** FRED's codes of the units a series can be asked for in. */
export const unitCodes = ['lin', 'chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca', 'log'] as const;

export type UnitCode = (typeof unitCodes)[number];

/**
 * Something to know about the results: NON_POSITIVE, no logarithm (null); ZERO_DIVISOR, growth from zero (null);
 * SIGN_CHANGE, growth from or to a negative number, computed where it exists; OVERFLOW, beyond the largest number (null).
 */
export interface UnitsNote {
  code: UnitsNoteCode | 'OVERFLOW';
  /** First observation concerned. */
  firstDate: string;
  /** Observations concerned. */
  count: number;
}

/**
 * Observations in other units, by FRED's formulas (aggregate to a lower frequency before, not after). Null where an
 * operand is missing, a divisor is zero or a logarithm does not exist. The year-ago base is found by calendar date for
 * monthly to annual series, 260, 52 or 26 observations back for daily, weekly and biweekly ones.
 */
export function applyUnits(observations: readonly Observation[], code: UnitCode, frequency: Frequency) {
  const formula: PointwiseFormula = pointwiseFormulas[code];
  const dates = observations.map((observation) => observation.date);
  const operands = observations.map((observation) => observation.value);
  const bases = basesOf(operands, formula, { frequency, dates });
  const values = setAgainst(bases, operands, formula, observationsPerYear[frequency]);
  return { values, notes: notesOn(values, { formula, dates, operands, bases }) };
}

interface Computation {
  formula: PointwiseFormula;
  dates: readonly string[];
  operands: Values;
  bases: Values;
}

function notesOn(values: Values, { formula, dates, operands, bases }: Computation): UnitsNote[] {
  const notes = new Map<UnitsNote['code'], UnitsNote>();
  dates.forEach((date, i) => {
    const operand = operands[i] ?? null;
    const base = bases[i] ?? null;
    if (operand === null || base === null) return;
    const code = formula.caveat?.(operand, base) ?? (values[i] === null ? 'OVERFLOW' : undefined);
    if (code === undefined) return;
    const note = notes.get(code);
    if (note) note.count++;
    else notes.set(code, { code, firstDate: date, count: 1 });
  });
  return [...notes.values()];
}

/** What a unit code computes and the unit it results in, for a series of this unit and frequency. */
export function describeUnits(code: UnitCode, originalUnit: string, frequency: Frequency) {
  const { name, formula, unit } = transformations[code];
  return { code, name, formula: formula(observationsPerYear[frequency]), unit: unit(originalUnit) };
}
