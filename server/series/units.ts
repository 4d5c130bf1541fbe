import type { Frequency } from './frequency.js';
import type { Observation } from './observation.js';
import { type ComparedValue, compareWithBase, pointwiseFormulas } from './transformations/pointwise.js';
import type { Caveat } from './transformations/transformation.js';
import { describeYear } from './transformations/yearAgo.js';
import { transformations } from './transformations.js';

/** FRED's unit codes. */
export const unitCodes = ['lin', 'chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca', 'log'] as const;

export type UnitCode = (typeof unitCodes)[number];

/** One observation, converted to other units. */
export interface ConvertedObservation extends ComparedValue {
  date: string;
}

/**
 * Converts observations to other units by FRED's formulas. Aggregate to a lower frequency before, not after. A value is
 * null if an operand is missing, a divisor is zero or a logarithm is undefined. The year-ago base is found by date,
 * whereas FRED counts rows: for a day, the same day a year earlier or the last day with a value in the week before
 * that; for a week or fortnight, the one 52 weeks earlier.
 */
export function applyUnits(
  observations: readonly Observation[],
  code: UnitCode,
  frequency: Frequency,
): ConvertedObservation[] {
  const context = { frequency, dates: observations.map(({ date }) => date) };
  const operands = observations.map(({ value }) => value);
  const compared = compareWithBase(operands, pointwiseFormulas[code], context);
  return compared.map(({ value, caveat, baseIndex }, i) => ({
    date: context.dates[i] as string,
    value,
    caveat,
    baseIndex,
  }));
}

/** Counts the results that each caveat affects and finds the first one; in order of first occurrence. */
export function countCaveats(results: readonly Pick<ConvertedObservation, 'date' | 'caveat'>[]) {
  const counts = new Map<Caveat, { code: Caveat; firstDate: string; count: number }>();
  for (const { date, caveat } of results) {
    if (caveat === undefined) continue;
    const existing = counts.get(caveat);
    if (existing) existing.count++;
    else counts.set(caveat, { code: caveat, firstDate: date, count: 1 });
  }
  return [...counts.values()];
}

/** Whether values in this unit are percentages, for which a percent change is hardly meaningful. */
export function isPercentage(unit: string): boolean {
  return /^Percent( |$)/.test(unit);
}

/** Describes a unit code for a series: its name, formula and resulting unit. */
export function describeUnits(code: UnitCode, originalUnit: string, frequency: Frequency) {
  const { name, formula, unit } = transformations[code];
  return { code, name, formula: formula(describeYear(frequency, true)), unit: unit(originalUnit) };
}
