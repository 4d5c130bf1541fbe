import { quantileSorted, sortAscending } from '../../stats/orderStatistics.js';
import { selectPresent, toFiniteOrNull } from '../values.js';

/** Period-to-period changes of a series on its calendar, on a scale that makes them comparable over time. */
export interface Changes {
  scale: 'log' | 'level';
  /** Natural logarithms for a positive series, else the values themselves. */
  levels: (number | null)[];
  /** Change from the previous period; null if either value is missing or the change is too large for a number. */
  differences: (number | null)[];
  median: number;
  /** Interquartile range of the changes; if it is zero, that of a normal distribution with the same 5–95 % range. */
  spread: number;
  /** Cache of the median growth of the levels over a number of periods. */
  medianGrowthByLag: Map<number, number>;
}

/** Ratio of the 5–95 % range to the interquartile range of a normal distribution. */
const wideRangeOverQuartiles = 3.2897 / 1.349;
const maxSpreads = 1e308;

/**
 * Computes changes of logarithms if all values are positive, else of the values. Findings then do not depend on the
 * unit of the series.
 */
export function computeChanges(values: (number | null)[]): Changes {
  const positive = values.every((value) => value === null || value > 0);
  const levels = positive ? values.map((value) => (value === null ? null : Math.log(value))) : values;
  const differences = levels.map((level, index) => subtract(level, levels[index - 1]));
  return {
    scale: positive ? 'log' : 'level',
    levels,
    differences,
    ...computeMedianAndSpread(differences),
    medianGrowthByLag: new Map(),
  };
}

/** Removes the usual seasonal change: the median change into each season. */
export function removeSeason(changes: Changes, seasonLength: number): Changes {
  if (seasonLength < 2) return changes;
  const seasonalMedians = Array.from({ length: seasonLength }, (_, seasonIndex) => {
    const seasonChanges = selectPresent(changes.differences.filter((_, index) => index % seasonLength === seasonIndex));
    return seasonChanges.length < 2 ? changes.median : quantileSorted(sortAscending(seasonChanges), 0.5);
  });
  const differences = changes.differences.map((difference, index) =>
    difference === null
      ? null
      : toFiniteOrNull(difference - (seasonalMedians[index % seasonLength] ?? 0) + changes.median),
  );
  return { ...changes, differences, ...computeMedianAndSpread(differences) };
}

function subtract(later: number | null, earlier: number | null | undefined): number | null {
  return later === null || earlier === null || earlier === undefined ? null : toFiniteOrNull(later - earlier);
}

/** Returns how many spreads a value is from the centre, at most 1e308, because JSON has no Infinity. */
export function countSpreads(value: number, centre: number, spread: number): number {
  const deviation = value - centre;
  const count = Number.isFinite(deviation) ? deviation / spread : value / spread - centre / spread;
  return Math.min(Math.abs(count), maxSpreads);
}

function computeMedianAndSpread(differences: (number | null)[]): { median: number; spread: number } {
  const sorted = sortAscending(selectPresent(differences));
  if (sorted.length === 0) return { median: 0, spread: 0 };
  const quartiles = quantileSorted(sorted, 0.75) - quantileSorted(sorted, 0.25);
  const wide = Math.min(quantileSorted(sorted, 0.95) - quantileSorted(sorted, 0.05), Number.MAX_VALUE);
  // Uses the wide range if the quartiles differ only by rounding noise.
  const spread = quartiles > 1e-9 * wide ? quartiles : wide / wideRangeOverQuartiles;
  return { median: quantileSorted(sorted, 0.5), spread };
}
