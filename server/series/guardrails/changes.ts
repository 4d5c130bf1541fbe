import { quantileSorted, sortAscending } from '../../stats/orderStatistics.js';
import { selectPresent } from '../values.js';

/** Period-to-period changes of a series on its calendar, on the scale on which they are comparable over time. */
export interface Changes {
  scale: 'log' | 'level';
  /** Natural logarithms of a positive series, else the values themselves. */
  levels: (number | null)[];
  /** Change into each period; null where it or the one before has no value. */
  differences: (number | null)[];
  median: number;
  /** Interquartile range of the changes; where the usual change is none at all, that of a normal distribution with the same 5–95 % range. */
  spread: number;
  /** Median growth of the levels over a number of periods, kept once known. */
  medianGrowthByLag: Map<number, number>;
}

/** How many interquartile ranges a normal distribution's 5–95 % range is. */
const wideRangeOverQuartiles = 3.2897 / 1.349;

/** Changes of logarithms when every value is positive, else of the values: both leave findings unmoved by the unit of the series. */
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

/** The changes less what is usual for the season, as the median change into each of `season` places in the year. */
export function removeSeason(changes: Changes, seasonLength: number): Changes {
  if (seasonLength < 2) return changes;
  const seasonalMedians = Array.from({ length: seasonLength }, (_, seasonIndex) => {
    const seasonChanges = selectPresent(
      changes.differences.filter((_step, index) => index % seasonLength === seasonIndex),
    );
    return seasonChanges.length < 2 ? changes.median : quantileSorted(sortAscending(seasonChanges), 0.5);
  });
  const differences = changes.differences.map((step, index) =>
    step === null ? null : step - (seasonalMedians[index % seasonLength] ?? 0) + changes.median,
  );
  return { ...changes, differences, ...computeMedianAndSpread(differences) };
}

function subtract(later: number | null, earlier: number | null | undefined): number | null {
  return later === null || earlier === null || earlier === undefined ? null : later - earlier;
}

function computeMedianAndSpread(differences: (number | null)[]): { median: number; spread: number } {
  const sorted = sortAscending(selectPresent(differences));
  if (sorted.length === 0) return { median: 0, spread: 0 };
  const quartiles = quantileSorted(sorted, 0.75) - quantileSorted(sorted, 0.25);
  const wide = quantileSorted(sorted, 0.95) - quantileSorted(sorted, 0.05);
  // Rounding leaves quartiles that differ by noise alone; the wide range then speaks.
  const spread = quartiles > 1e-9 * wide ? quartiles : wide / wideRangeOverQuartiles;
  return { median: quantileSorted(sorted, 0.5), spread };
}
