/** Possible values of a series; null for no limit. */
export interface ValueRange {
  min: number | null;
  max: number | null;
}

/** Moves a value into a range. */
export function limitToRange(value: number, { min, max }: ValueRange): number {
  return Math.min(Math.max(value, min ?? Number.NEGATIVE_INFINITY), max ?? Number.POSITIVE_INFINITY);
}

/** Whether a value is outside a range. */
export function isBeyondRange(value: number, range: ValueRange): boolean {
  return limitToRange(value, range) !== value;
}

/** Describes a range in words, such as "at least 0 and at most 100". */
export function describeRange({ min, max }: ValueRange): string {
  return [...(min === null ? [] : [`at least ${min}`]), ...(max === null ? [] : [`at most ${max}`])].join(' and ');
}
