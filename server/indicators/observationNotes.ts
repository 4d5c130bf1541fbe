import type { Schemas } from '../schemas.js';
import type { AggregationMethod } from '../series/aggregation.js';
import type { Frequency } from '../series/frequency.js';
import { formatCount } from '../series/guardrails/format.js';
import { formatPeriod } from '../series/periods.js';
import type { Caveat } from '../series/transformations/transformation.js';
import { type ConvertedObservation, countCaveats, isPercentage, type UnitCode } from '../series/units.js';
import type { ComputedRow } from './rowBlock.js';

type Note = Schemas['Note'];

interface CaveatNote extends Note {
  code: Caveat;
}

/** Maximum number of periods to list in a note. */
const maxPeriodsListed = 12;

/** Texts of each caveat for one and for several observations. */
const caveatTexts: Record<Caveat, { one: string; several: string }> = {
  NON_POSITIVE: {
    one: 'has no logarithm because a value is zero or negative',
    several: 'have no logarithm because a value is zero or negative',
  },
  ZERO_DIVISOR: {
    one: 'has no growth rate because the base value is zero',
    several: 'have no growth rate because the base value is zero',
  },
  SIGN_CHANGE: {
    one: 'has a growth rate computed from at least one negative value: interpret it with caution',
    several: 'have growth rates computed from at least one negative value: interpret them with caution',
  },
  OVERFLOW: { one: 'is too large to represent', several: 'are too large to represent' },
};

/** Builds a note for each caveat of the returned results. Counts only these results. */
export function buildCaveatNotes(results: readonly Pick<ConvertedObservation, 'date' | 'caveat'>[]): CaveatNote[] {
  return countCaveats(results).map(({ code, count, firstDate }) => {
    const { one, several } = caveatTexts[code];
    const which = count === 1 ? `(${firstDate}) ${one}` : `(the first on ${firstDate}) ${several}`;
    return { code, message: `${formatCount(count, 'observation')} ${which}.` };
  });
}

const growthCodes: UnitCode[] = ['pch', 'pc1', 'pca', 'cch', 'cca'];

/** Builds a note if the query requests the percent change of a percentage, which is rarely intended. */
export function buildPercentageNotes(unit: string, code: UnitCode): Note[] {
  if (!growthCodes.includes(code) || !isPercentage(unit)) return [];
  const instead = code === 'pc1' ? 'ch1' : 'chg';
  const message = `The series is already in percent, so this is the percent change of a percentage. For a change in percentage points, use units=${instead}.`;
  return [{ code: 'PERCENT_OF_PERCENTAGE', message }];
}

const incompleteTexts: Record<AggregationMethod, string> = {
  avg: 'Such a period is the average of its available values, or null if it is the first or last.',
  sum: 'Their sums are null.',
  eop: 'Such a period is its last available value, or null if it is the first or last.',
};

/**
 * Builds a note that lists the incomplete periods on which the returned rows depend, either directly or as the base
 * of a change.
 */
export function buildIncompletePeriodNotes(
  rows: readonly Pick<ComputedRow, 'incomplete'>[],
  frequency: Frequency,
  method: AggregationMethod,
): Note[] {
  const byDate = new Map(rows.flatMap(({ incomplete = [] }) => incomplete.map((period) => [period.date, period])));
  const incomplete = [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  if (incomplete.length === 0) return [];
  const listed = incomplete
    .slice(0, maxPeriodsListed)
    .map((one) => `${formatPeriod(one.date, frequency)} (${one.observationCount} of ${one.valuesNeeded} values)`);
  const more = incomplete.length > maxPeriodsListed ? ` and ${incomplete.length - maxPeriodsListed} more` : '';
  const message = `Incomplete periods: ${listed.join(', ')}${more}. ${incompleteTexts[method]}`;
  return [{ code: 'INCOMPLETE_PERIOD', message }];
}

/** Maximum number of units to list in a note, and of series to list for each. */
const maxUnitsListed = 5;
const maxSeriesListed = 3;

/** Builds a note if the series of a response have different units, so that their values cannot be compared. */
export function buildDifferentUnitsNotes(series: readonly { id: string; country: string; unit: string }[]): Note[] {
  const byUnit = new Map<string, { id: string; country: string }[]>();
  for (const one of series) byUnit.set(one.unit, [...(byUnit.get(one.unit) ?? []), one]);
  if (byUnit.size < 2) return [];
  const units = [...byUnit].slice(0, maxUnitsListed).map(([unit, members]) => {
    const names = members.slice(0, maxSeriesListed).map(({ id, country }) => `${id} ${country}`);
    return `'${unit}' (${[...names, ...countRest(members.length, maxSeriesListed)].join(', ')})`;
  });
  const message = `The series have different units: ${[...units, ...countRest(byUnit.size, maxUnitsListed)].join('; ')}. Do not compare or add their values without converting them.`;
  return [{ code: 'DIFFERENT_UNITS', message }];
}

function countRest(count: number, listed: number): string[] {
  return count > listed ? [`${count - listed} more`] : [];
}
