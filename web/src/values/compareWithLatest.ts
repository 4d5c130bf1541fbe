import type { UnitsCode } from 'almanac-sdk';
import { compareVintages } from '../../../server/series/vintageComparison.js';
import type { Line, Point } from './lines';

/** Units whose values keep their meaning when a series is rebased: they compare values of one vintage with each other. */
const rebaseInvariantUnits = new Set<UnitsCode>(['pch', 'pc1', 'pca', 'cch', 'cca']);

/** What was known on a day, beside what is known now. */
export interface LatestComparison {
  /** The values known then, carried over to today's base where it changed. */
  points: Point[];
  /** What they were multiplied by; 1 where the base stayed. */
  factor: number;
  /** Dates with a value both then and now. */
  common: number;
  revised: number;
  meanAbsolute: number | null;
  largestAbsolute: number | null;
  /** Dates that have a value now and had none then. */
  added: number;
}

/**
 * Sets values as known on a day against the latest, by the rule by which the library counts revisions: a change of base
 * or unit is none. Null where the base changed and the units do not allow to carry values over.
 */
export function compareWithLatest(earlier: Line, latest: Line, units: UnitsCode): LatestComparison | null {
  if (earlier.unit !== latest.unit && units !== 'lin' && !rebaseInvariantUnits.has(units)) return null;
  const [before, after] = [toValueMap(earlier), toValueMap(latest)];
  const { change, revisedDates } = compareVintages(before, after, { before: earlier.unit, after: latest.unit });
  const factor = change.rebaseFactor ?? 1;
  const points = earlier.points.map(({ date, value }) => {
    if (value === null) return { date, value };
    const latestValue = after.get(date);
    // What was not revised is drawn where it is now: the rest is rounding.
    return typeof latestValue === 'number' && !revisedDates.has(date)
      ? { date, value: latestValue }
      : { date, value: value * factor };
  });
  return {
    points,
    factor,
    common: latest.points.filter(({ date, value }) => value !== null && typeof before.get(date) === 'number').length,
    revised: change.revised,
    meanAbsolute: change.meanAbsoluteRevision,
    largestAbsolute: change.largestAbsoluteRevision,
    added: change.added,
  };
}

function toValueMap({ points }: Line): Map<string, number | null> {
  return new Map(points.map(({ date, value }) => [date, value]));
}
