import { median } from '../../stats/orderStatistics.js';
import type { Frequency } from '../frequency.js';
import { selectPresent } from '../values.js';
import type { Changes } from './changes.js';

/** A jump between two periods, and how much of it persists. */
export interface PersistentStep {
  /** Change from the previous period, on the scale of the changes. */
  jump: number;
  /**
   * Median difference between the values after the jump and those one window earlier, less the expected growth over
   * that time.
   */
  lasting: number;
  /** Largest other change within one window on either side. */
  otherChange: number;
  observationsAfter: number;
}

/**
 * Number of values on each side used to assess a step: whole years for seasonal frequencies, so that the season
 * cancels.
 */
const stepWindows: Record<Frequency, number> = {
  daily: 22,
  weekly: 13,
  biweekly: 13,
  monthly: 12,
  quarterly: 8,
  semiannual: 6,
  annual: 5,
};
const minAfter = 4;

/**
 * Finds the step at an index of a series. Undefined if another change nearby exceeds `maxNearbyShare` of the jump (a
 * break is isolated, turbulence is not), or if fewer than four pairs of values are available.
 */
export function findPersistentStep(
  changes: Changes,
  index: number,
  frequency: Frequency,
  maxNearbyShare: number,
): PersistentStep | undefined {
  const window = stepWindows[frequency];
  const jump = changes.differences[index];
  if (jump === null || jump === undefined) return undefined;
  const otherChange = findLargestOther(changes.differences, index, window);
  if (otherChange > maxNearbyShare * Math.abs(jump)) return undefined;
  const lag = Math.min(window, index);
  const differences = computeLaggedDifferences(
    changes.levels,
    lag,
    index,
    Math.min(index + lag, changes.levels.length),
  );
  if (differences.length < minAfter) return undefined;
  return {
    jump,
    lasting: median(differences) - estimateGrowth(changes, index, lag),
    otherChange,
    observationsAfter: differences.length,
  };
}

/**
 * Expected growth over `lag` periods: the mean of the growth just before the index and the median growth of the series.
 * Later values are not used around the index, since a recovery would count as growth.
 */
function estimateGrowth(changes: Changes, index: number, lag: number): number {
  const overall = computeMedianGrowth(changes, lag);
  const [before = overall] = computeLaggedDifferences(changes.levels, lag, index - 1, index);
  return (before + overall) / 2;
}

function computeMedianGrowth({ levels, medianGrowthByLag }: Changes, lag: number): number {
  const cached = medianGrowthByLag.get(lag);
  if (cached !== undefined) return cached;
  const all = computeLaggedDifferences(levels, lag, lag, levels.length);
  const growth = all.length === 0 ? 0 : median(all);
  medianGrowthByLag.set(lag, growth);
  return growth;
}

function computeLaggedDifferences(levels: (number | null)[], lag: number, from: number, to: number): number[] {
  const differences: number[] = [];
  for (let index = from; index < to; index++) {
    const later = levels[index] ?? null;
    const earlier = levels[index - lag] ?? null;
    if (later !== null && earlier !== null) differences.push(later - earlier);
  }
  return differences;
}

function findLargestOther(changes: (number | null)[], index: number, window: number): number {
  const nearby = [
    ...changes.slice(Math.max(0, index - window), index),
    ...changes.slice(index + 1, index + 1 + window),
  ];
  return selectPresent(nearby).reduce((max, change) => Math.max(max, Math.abs(change)), 0);
}
