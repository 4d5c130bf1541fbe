/** Days are stored as integers since 1970-01-01, which takes half the space of text. Only this file converts them. */

const msPerDay = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const cacheLimit = 100_000;
const textCache = new Map<number, string>();
const numberCache = new Map<string, number>();

/**
 * Returns the number of days from 1970-01-01 to a calendar day `YYYY-MM-DD` of the years 0000 to 9999. Throws a
 * RangeError for any other text.
 */
export function parseDay(text: string): number {
  const cached = numberCache.get(text);
  if (cached !== undefined) return cached;
  const time = dayPattern.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
    throw new RangeError(`"${text}" is not a calendar day in the form YYYY-MM-DD.`);
  }
  return cacheValue(numberCache, text, time / msPerDay);
}

/** Returns the calendar day `YYYY-MM-DD` of a day number. */
export function formatDay(day: number): string {
  return textCache.get(day) ?? cacheValue(textCache, day, new Date(day * msPerDay).toISOString().slice(0, 10));
}

/** End of an open interval: 9999-12-31, stored as 2932896. */
export const openEnd = parseDay('9999-12-31');

function cacheValue<K, V>(cache: Map<K, V>, key: K, value: V): V {
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(key, value);
  return value;
}
