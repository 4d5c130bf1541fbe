import type { Frequency } from './frequency.js';
import type { Observation } from './observation.js';
import { type ComparedValue, compareWithBase, pointwiseFormulas } from './transformations/pointwise.js';
import type { Caveat } from './transformations/transformation.js';
import { describeYear } from './transformations/yearAgo.js';
import { transformations } from './transformations.js';

/** FRED's codes of the units a series can be asked for in. */
export const unitCodes = ['lin', 'chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca', 'log'] as const;

export type UnitCode = (typeof unitCodes)[number];

/** One observation in other units. */
export interface ConvertedObservation extends ComparedValue {
  date: string;
}

/**
 * Observations in other units, by FRED's formulas (aggregate to a lower frequency before, not after). Null where an
 * operand is missing, a divisor is zero or a logarithm does not exist. The year-ago base is found by date: of a day the same day a year
 * before, or the last with a value in the week before that; of a week or fortnight that of 52 weeks before (FRED counts rows instead).
 */
export function applyUnits(
  observations: readonly Observation[],
  code: UnitCode,
  frequency: Frequency,
): ConvertedObservation[] {
  const context = { frequency, dates: observations.map(({ date }) => date) };
  const operands = observations.map(({ value }) => value);
  return compareWithBase(operands, pointwiseFormulas[code], context).map((compared, i) => ({
    date: context.dates[i] as string,
    ...compared,
  }));
}

/** How many results each caveat concerns, and the first of them; in the order in which they first occur. */
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

/** Whether values of this unit are percentages, of which a percent change says little. */
export function isPercentage(unit: string): boolean {
  return /^Percent( of |$)/.test(unit);
}

/** What a unit code computes and the unit it results in, for a series of this unit and frequency. */
export function describeUnits(code: UnitCode, originalUnit: string, frequency: Frequency) {
  const { name, formula, unit } = transformations[code];
  return { code, name, formula: formula(describeYear(frequency, true)), unit: unit(originalUnit) };
}
