import { median } from '../../stats/orderStatistics.js';
import type { Frequency } from '../frequency.js';
import type { Changes } from './changes.js';
import { numbers } from './changes.js';

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
const leastAfter = 4;

/**
 * The step at place `at` of a series; undefined when another change nearby exceeds `aloneWithin` times the jump (a break stands alone,
 * turbulence does not) or fewer than four values on a side can tell.
 */
export function persistentStep(
  changes: Changes,
  at: number,
  frequency: Frequency,
  aloneWithin: number,
): PersistentStep | undefined {
  const window = stepWindows[frequency];
  const jump = changes.steps[at];
  if (jump === null || jump === undefined) return undefined;
  const otherChange = largestOther(changes.steps, at, window);
  if (otherChange > aloneWithin * Math.abs(jump)) return undefined;
  const lag = Math.min(window, at);
  const differences = laggedDifferences(changes.levels, lag, at, Math.min(at + lag, changes.levels.length));
  if (differences.length < leastAfter) return undefined;
  return {
    jump,
    lasting: median(differences) - usualGrowth(changes, at, lag),
    otherChange,
    observationsAfter: differences.length,
  };
}

/**
 * Growth to expect over `lag` periods: the mean of that just before the place in question and the median of the whole series. What follows
 * has no say, or a recovery would count as growth.
 */
function usualGrowth(changes: Changes, at: number, lag: number): number {
  const overall = medianGrowth(changes, lag);
  const [before = overall] = laggedDifferences(changes.levels, lag, at - 1, at);
  return (before + overall) / 2;
}

function medianGrowth({ levels, growthOver }: Changes, lag: number): number {
  const known = growthOver.get(lag);
  if (known !== undefined) return known;
  const all = laggedDifferences(levels, lag, lag, levels.length);
  const growth = all.length === 0 ? 0 : median(all);
  growthOver.set(lag, growth);
  return growth;
}

function laggedDifferences(levels: (number | null)[], lag: number, from: number, to: number): number[] {
  const found: number[] = [];
  for (let index = from; index < to; index++) {
    const later = levels[index] ?? null;
    const earlier = levels[index - lag] ?? null;
    if (later !== null && earlier !== null) found.push(later - earlier);
  }
  return found;
}

function largestOther(steps: (number | null)[], at: number, window: number): number {
  const around = [...steps.slice(Math.max(0, at - window), at), ...steps.slice(at + 1, at + 1 + window)];
  return numbers(around).reduce((most, step) => Math.max(most, Math.abs(step)), 0);
}
