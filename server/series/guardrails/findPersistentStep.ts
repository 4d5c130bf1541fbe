import { median } from '../../stats/orderStatistics.js';
import type { Frequency } from '../frequency.js';
import { selectPresent } from '../values.js';
import type { Changes } from './changes.js';

/** A jump between two periods and how much of it lasts. */
export interface PersistentStep {
  /** Change into the period, on the scale of the changes. */
  jump: number;
  /** Median difference of the values after from those one window before, less the growth to be expected over that time. */
  lasting: number;
  /** Largest other change within one window on either side. */
  otherChange: number;
  observationsAfter: number;
}

/** Values on each side a step is judged by: whole years where there is a season, so that it cancels. */
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
 * The step at place `at` of a series; undefined when another change nearby exceeds `aloneWithin` times the jump (a break stands alone,
 * turbulence does not) or fewer than four values on a side can tell.
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
 * Growth to expect over `lag` periods: the mean of that just before the place in question and the median of the whole series. What follows
 * has no say, or a recovery would count as growth.
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
  return selectPresent(nearby).reduce((max, step) => Math.max(max, Math.abs(step)), 0);
}
