/** The value below which a share of the values lie (nearest rank); the values may come in any order. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle of some values, the upper one of two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
