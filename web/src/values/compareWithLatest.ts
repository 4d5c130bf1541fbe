import type { UnitsCode } from 'almanac-sdk';
import { getDefinition } from '../../../server/series/unitDefinition.js';
import { compareVintages } from '../../../server/series/vintageComparison.js';
import type { Line, Point } from './lines';

/** Units that a rebasing does not affect, because they compare values of the same vintage. */
const rebaseInvariantUnits = new Set<UnitsCode>(['pch', 'pc1', 'pca', 'cch', 'cca']);

/** Values of an earlier vintage compared with the latest values. */
export interface LatestComparison {
  /** The values of the earlier vintage, converted to the current base if it changed. */
  points: Point[];
  /** The conversion factor; 1 if the base did not change. */
  factor: number;
  /** Whether both vintages measure the same. If not, differences are not revisions. */
  isSameDefinition: boolean;
  /** Number of dates with a value in both vintages. */
  common: number;
  revised: number;
  meanAbsolute: number | null;
  largestAbsolute: number | null;
  /** Number of dates with a value only in the latest vintage. */
  added: number;
}

/**
 * Compares the values of an earlier vintage with the latest, by the rule with which the library counts revisions: a change
 * of base or unit is not a revision. Returns null if the base changed and the values cannot be converted in these units.
 */
export function compareWithLatest(earlier: Line, latest: Line, units: UnitsCode): LatestComparison | null {
  if (earlier.unit !== latest.unit && units !== 'lin' && !rebaseInvariantUnits.has(units)) return null;
  const [before, after] = [toValueMap(earlier), toValueMap(latest)];
  const { change, revisedDates } = compareVintages(before, after, { before: earlier.unit, after: latest.unit });
  const factor = rebaseInvariantUnits.has(units) ? 1 : (change.rebaseFactor ?? 1);
  const isSameDefinition = getDefinition(earlier.unit) === getDefinition(latest.unit);
  const points = earlier.points.map((point) => {
    const { date, value } = point;
    if (value === null) return point;
    const latestValue = after.get(date);
    // An unrevised value uses the latest value, so that rounding does not look like a revision.
    return isSameDefinition && typeof latestValue === 'number' && !revisedDates.has(date)
      ? { ...point, value: latestValue }
      : { ...point, value: value * factor };
  });
  return {
    points,
    factor,
    isSameDefinition,
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
