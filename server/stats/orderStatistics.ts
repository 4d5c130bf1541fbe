/** Numbers in ascending order, as a new array. */
export function ascending(values: ArrayLike<number>): Float64Array {
  return new Float64Array(values).sort();
}

/** Quantile of values in ascending order by linear interpolation between order statistics (R's type 7). NaN when empty: guard before use. */
export function quantileOfSorted(sorted: ArrayLike<number>, share: number): number {
  const position = (sorted.length - 1) * share;
  const below = Math.floor(position);
  const lower = sorted[below] ?? Number.NaN;
  const upper = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
  return lower + (upper - lower) * (position - below);
}

/** Middle value, the mean of the two middle ones for an even count. NaN when empty: guard before use. */
export function median(values: ArrayLike<number>): number {
  return quantileOfSorted(ascending(values), 0.5);
}
