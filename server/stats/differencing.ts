/*
 * How often to difference a series to make it stationary.
 *
 * First the season: one seasonal difference if the seasonal strength of an STL decomposition, whose season may change over eleven years,
 * exceeds 0.64. Then ordinary differences, at most two, as long as KPSS about a level rejects at 5 %, with ⌊3 √n / 13⌋ lags.
 * Source: Hyndman and Khandakar (2008); Wang, Smith and Hyndman (2006). As nsdiffs and ndiffs of R's forecast; only gaps are passed over
 * in the decomposition, where R fills them first.
 */
import { scaleToUnit } from './deviations.js';
import { type Kpss, kpss } from './kpss.js';
import { isNotComputable, type NotComputable, type Note } from './outcome.js';
import { buildSample, type MissingRule, type Sample, type SeriesValues } from './sample.js';
import { seasonalStrength } from './seasonalStrength.js';
import { type DecompositionOptions, stl } from './stl.js';

const maxDifferences = 2;
const seasonalThreshold = 0.64;
/** Years over which mstl of R's forecast smooths the season. */
const seasonSpan = 11;

export interface Differencing {
  status: 'computed';
  /** Ordinary differences, taken after the seasonal one. */
  differences: number;
  seasonalDifferences: 0 | 1;
  /** null for a series without season, or of two cycles at most. */
  seasonalStrength: number | null;
  /** KPSS before the first difference and after each. */
  tests: Kpss[];
  notes: Note[];
}

export interface DifferencingOptions {
  /** Observations in a season; 1 for none. */
  period?: number;
  /** Whether the season may change over the years (default), or is taken to be the same in all, which a growing one is not. */
  season?: 'changing' | 'fixed';
  missing?: MissingRule;
}

/** The number of seasonal and of ordinary differences. The season keeps to the calendar; for KPSS gaps are closed up, as R does. */
export function suggestDifferences(
  series: SeriesValues,
  { period = 1, season = 'changing', missing = 'conservative' }: DifferencingOptions = {},
): Differencing | NotComputable {
  const sample = buildSample(series, missing, 3);
  if (isNotComputable(sample)) return sample;
  const values = toCalendarValues(sample);
  const strength = computeStrength(values, period, season === 'changing' ? { seasonSpan } : {});
  const isSeasonal = strength !== null && strength > seasonalThreshold;
  return {
    status: 'computed',
    ...countOrdinaryDifferences(isSeasonal ? computeLagDifferences(values, period) : values),
    seasonalDifferences: isSeasonal ? 1 : 0,
    seasonalStrength: strength,
    notes: sample.notes,
  };
}

function toCalendarValues({ values, present }: Sample): (number | null)[] {
  return Array.from(scaleToUnit(values), (value, index) => (present?.[index] === 0 ? null : value));
}

function computeStrength(values: (number | null)[], period: number, options: DecompositionOptions): number | null {
  const parts = values.length > 2 * period ? stl(values, period, options) : undefined;
  return parts ? seasonalStrength(parts) : null;
}

/** Ends where a further difference leaves a constant, or too little to test. */
function countOrdinaryDifferences(values: (number | null)[]): { differences: number; tests: Kpss[] } {
  const tests: Kpss[] = [];
  let current = values;
  for (let differences = 0; ; differences++) {
    const count = current.filter((value) => value !== null).length;
    const test = kpss(current, { lags: Math.trunc((3 * Math.sqrt(count)) / 13), missing: 'drop' });
    if (isNotComputable(test)) return { differences, tests };
    tests.push(test);
    if (!test.rejected.fivePercent || differences === maxDifferences) return { differences, tests };
    current = computeLagDifferences(current, 1);
  }
}

function computeLagDifferences(values: (number | null)[], lag: number): (number | null)[] {
  return values.slice(lag).map((value, index) => {
    const previous = values[index] ?? null;
    return value === null || previous === null ? null : value - previous;
  });
}
