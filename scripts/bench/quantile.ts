/** Returns the quantile of unsorted values by nearest rank. `share` is in [0, 1]. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns the median, or the upper of the two middle values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
