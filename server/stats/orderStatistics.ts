/** A sorted copy of the values, in ascending order. */
export function sortAscending(values: ArrayLike<number>): Float64Array {
  return new Float64Array(values).sort();
}

/** Quantile of ascending values, by linear interpolation between order statistics (R's type 7). NaN for no values. */
export function quantileSorted(sorted: ArrayLike<number>, p: number): number {
  const position = (sorted.length - 1) * p;
  const lowerIndex = Math.floor(position);
  const lower = sorted[lowerIndex] ?? Number.NaN;
  const upper = sorted[Math.min(lowerIndex + 1, sorted.length - 1)] ?? Number.NaN;
  const share = position - lowerIndex;
  if (share === 0) return lower;
  const distance = upper - lower;
  // The difference of two large numbers of opposite sign can overflow.
  return Number.isFinite(distance) ? lower + distance * share : (1 - share) * lower + share * upper;
}

/** Median: the middle value, or the mean of the two middle values. NaN for no values. */
export function median(values: ArrayLike<number>): number {
  return quantileSorted(sortAscending(values), 0.5);
}
