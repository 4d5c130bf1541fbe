/** Days are stored as whole numbers since 1970-01-01: half the space of text. Only this file converts. */

const msPerDay = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const cacheLimit = 100_000;
const textCache = new Map<number, string>();
const numberCache = new Map<string, number>();

/** Days from 1970-01-01 to a calendar day `YYYY-MM-DD` of the years 0000 to 9999; throws a RangeError where that is no such day. */
export function parseDay(text: string): number {
  const cached = numberCache.get(text);
  if (cached !== undefined) return cached;
  const time = dayPattern.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
    throw new RangeError(`"${text}" is not a calendar day of the form YYYY-MM-DD.`);
  }
  return cacheValue(numberCache, text, time / msPerDay);
}

/** The calendar day `YYYY-MM-DD` of a day number. */
export function formatDay(day: number): string {
  return textCache.get(day) ?? cacheValue(textCache, day, new Date(day * msPerDay).toISOString().slice(0, 10));
}

/** The end of an interval that is still open: 9999-12-31, stored as 2932896. */
export const openEnd = parseDay('9999-12-31');

function cacheValue<K, V>(cache: Map<K, V>, key: K, value: V): V {
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(key, value);
  return value;
}
