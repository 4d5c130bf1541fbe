/** Values of one series, one per date; null where a value is missing. */
export type Values = readonly (number | null)[];

/** The values that are not missing, in order. */
export function selectPresent(values: Values): number[] {
  return values.filter((value) => value !== null);
}

/** The number itself if JSON can represent it; null for NaN and the infinities. */
export function toFiniteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
