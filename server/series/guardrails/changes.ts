import { ascending, quantileOfSorted } from '../../stats/orderStatistics.js';

/** Period-to-period changes of a series on its calendar, on the scale on which they are comparable over time. */
export interface Changes {
  scale: 'log' | 'level';
  /** Natural logarithms of a positive series, else the values themselves. */
  levels: (number | null)[];
  /** Change into each period; null where it or the one before has no value. */
  steps: (number | null)[];
  median: number;
  /** Interquartile range of the changes; where the usual change is none at all, that of a normal distribution with the same 5–95 % range. */
  spread: number;
  /** Median growth of the levels over a number of periods, kept once known. */
  growthOver: Map<number, number>;
}

/** How many interquartile ranges a normal distribution's 5–95 % range is. */
const wideRangeOverQuartiles = 3.2897 / 1.349;

/** Changes of logarithms when every value is positive, else of the values: both leave findings unmoved by the unit of the series. */
export function changesOf(values: (number | null)[]): Changes {
  const positive = values.every((value) => value === null || value > 0);
  const levels = positive ? values.map((value) => (value === null ? null : Math.log(value))) : values;
  const steps = levels.map((level, index) => difference(level, levels[index - 1]));
  return { scale: positive ? 'log' : 'level', levels, steps, ...middleAndSpread(steps), growthOver: new Map() };
}

/** The changes less what is usual for the season, as the median change into each of `season` places in the year. */
export function withoutSeason(changes: Changes, season: number): Changes {
  if (season < 2) return changes;
  const usual = Array.from({ length: season }, (_, place) => {
    const own = numbers(changes.steps.filter((_step, index) => index % season === place));
    return own.length < 2 ? changes.median : quantileOfSorted(ascending(own), 0.5);
  });
  const steps = changes.steps.map((step, index) =>
    step === null ? null : step - (usual[index % season] ?? 0) + changes.median,
  );
  return { ...changes, steps, ...middleAndSpread(steps) };
}

export function numbers(values: (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

function difference(later: number | null, earlier: number | null | undefined): number | null {
  return later === null || earlier === null || earlier === undefined ? null : later - earlier;
}

function middleAndSpread(steps: (number | null)[]): { median: number; spread: number } {
  const sorted = ascending(numbers(steps));
  if (sorted.length === 0) return { median: 0, spread: 0 };
  const quartiles = quantileOfSorted(sorted, 0.75) - quantileOfSorted(sorted, 0.25);
  const wide = quantileOfSorted(sorted, 0.95) - quantileOfSorted(sorted, 0.05);
  // Rounding leaves quartiles that differ by noise alone; the wide range then speaks.
  const spread = quartiles > 1e-9 * wide ? quartiles : wide / wideRangeOverQuartiles;
  return { median: quantileOfSorted(sorted, 0.5), spread };
}
