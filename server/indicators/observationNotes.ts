import type { Schemas } from '../schemas.js';
import type { AggregationMethod } from '../series/aggregation.js';
import type { Frequency } from '../series/frequency.js';
import { formatCount } from '../series/guardrails/format.js';
import { formatPeriod } from '../series/periods.js';
import type { Caveat } from '../series/transformations/transformation.js';
import { type ConvertedObservation, countCaveats, isPercentage, type UnitCode } from '../series/units.js';

type Note = Schemas['Note'];

interface CaveatNote extends Note {
  code: Caveat;
}

/** Periods that a note names one by one. */
const maxPeriodsListed = 12;

/** What a caveat says of one observation, and of several. */
const caveatTexts: Record<Caveat, { one: string; several: string }> = {
  NON_POSITIVE: {
    one: 'has no logarithm, because a value is zero or negative',
    several: 'have no logarithm, because a value is zero or negative',
  },
  ZERO_DIVISOR: {
    one: 'has no growth rate, because the value to compare with is zero',
    several: 'have no growth rate, because the value to compare with is zero',
  },
  SIGN_CHANGE: {
    one: 'is compared with another of which at least one is negative: read the growth rate with care',
    several: 'are compared with others where at least one of the two is negative: read the growth rates with care',
  },
  OVERFLOW: { one: 'is too large to be stated', several: 'are too large to be stated' },
};

/** What the answered results of a transformation are to be read with; counted over these alone. */
export function buildCaveatNotes(results: readonly Pick<ConvertedObservation, 'date' | 'caveat'>[]): CaveatNote[] {
  return countCaveats(results).map(({ code, count, firstDate }) => {
    const { one, several } = caveatTexts[code];
    const which = count === 1 ? `of ${firstDate}, ${one}` : `the first of ${firstDate}, ${several}`;
    return { code, message: `${formatCount(count, 'observation')}, ${which}.` };
  });
}

const growthCodes: UnitCode[] = ['pch', 'pc1', 'pca', 'cch', 'cca'];

/** Says when a percent change is asked of a percentage, which is seldom what is meant. */
export function buildPercentageNotes(unit: string, code: UnitCode): Note[] {
  if (!growthCodes.includes(code) || !isPercentage(unit)) return [];
  const instead = code === 'pc1' ? 'ch1' : 'chg';
  const message = `The series is in percent already, and this is the percent change of a percentage: for percentage points use units=${instead}.`;
  return [{ code: 'PERCENT_OF_PERCENTAGE', message }];
}

/** A row with the counts of its period; one that was not aggregated has none. */
interface AggregatedRow {
  date: string;
  observationCount?: number;
  valuesNeeded?: number;
}

const incompleteTexts: Record<AggregationMethod, string> = {
  avg: 'An inner one is the average of the values that it has; a first or last one is null.',
  sum: 'They have no sum.',
  eop: 'An inner one is the last value that it has; a first or last one is null.',
};

/** Names the aggregated periods that lack values and on which an answered result rests: its own, or that of its base. */
export function buildIncompletePeriodNotes(
  results: readonly (ConvertedObservation & { place: number })[],
  rows: readonly AggregatedRow[],
  frequency: Frequency,
  method: AggregationMethod,
): Note[] {
  const indexes = new Set(results.flatMap(({ place: index, baseIndex }) => [index, baseIndex ?? index]));
  const incomplete = rows.filter(
    ({ observationCount = 0, valuesNeeded = 0 }, index) => observationCount < valuesNeeded && indexes.has(index),
  );
  if (incomplete.length === 0) return [];
  const listed = incomplete
    .slice(0, maxPeriodsListed)
    .map((one) => `${formatPeriod(one.date, frequency)} (${one.observationCount} of ${one.valuesNeeded})`);
  const more = incomplete.length > maxPeriodsListed ? ` and ${incomplete.length - maxPeriodsListed} more` : '';
  const message = `Periods that lack values: ${listed.join(', ')}${more}. ${incompleteTexts[method]}`;
  return [{ code: 'INCOMPLETE_PERIOD', message }];
}
