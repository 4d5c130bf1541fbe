/*
 * How many differences make a series stationary.
 *
 * Takes one seasonal difference if the seasonal strength of an STL decomposition (with a season smoothed over eleven
 * years) exceeds 0.64. Then takes ordinary differences, at most two, while KPSS about a level with ⌊3 √n / 13⌋ lags
 * rejects at 5 %.
 * Source: Hyndman and Khandakar (2008); Wang, Smith and Hyndman (2006). Same as nsdiffs and ndiffs of R's forecast,
 * except that the decomposition ignores gaps, which R fills first.
 */
import { scaleToUnit } from './deviations.js';
import { type Kpss, kpss } from './kpss.js';
import { isNotComputable, type NotComputable, type Note } from './outcome.js';
import { buildSample, type MissingRule, type Sample, type SeriesValues } from './sample.js';
import { seasonalStrength } from './seasonalStrength.js';
import { type DecompositionOptions, stl } from './stl.js';

const maxDifferences = 2;
const seasonalThreshold = 0.64;
/** Number of years over which the season is smoothed, as in mstl of R's forecast. */
const seasonSpan = 11;

export interface Differencing {
  status: 'computed';
  /** Number of ordinary differences, taken after the seasonal one. */
  differences: number;
  seasonalDifferences: 0 | 1;
  /** Null without a season, or for at most two cycles. */
  seasonalStrength: number | null;
  /** The KPSS tests before the first difference and after each difference. */
  tests: Kpss[];
  notes: Note[];
}

export interface DifferencingOptions {
  /** Observations per season. Default: 1, for no season. */
  period?: number;
  /**
   * Whether the season may change over the years (default) or is the same every year, which does not fit a growing
   * season.
   */
  season?: 'changing' | 'fixed';
  missing?: MissingRule;
}

/**
 * Suggests the number of seasonal and ordinary differences. Seasonal differences keep the calendar; KPSS drops gaps, as
 * R does.
 */
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

/** Stops when a further difference leaves a constant series or too few values to test. */
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
