/** Days are stored as whole numbers since 1970-01-01: half the space of text. Only this file converts. */

const millisecondsPerDay = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const cacheLimit = 100_000;
const texts = new Map<number, string>();
const numbers = new Map<string, number>();

/** Days from 1970-01-01 to a calendar day `YYYY-MM-DD` of the years 0000 to 9999; throws a RangeError where that is no such day. */
export function dayNumber(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const time = dayPattern.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
    throw new RangeError(`"${text}" is not a calendar day of the form YYYY-MM-DD.`);
  }
  return remember(numbers, text, time / millisecondsPerDay);
}

/** The calendar day `YYYY-MM-DD` of a day number. */
export function dayText(day: number): string {
  return texts.get(day) ?? remember(texts, day, new Date(day * millisecondsPerDay).toISOString().slice(0, 10));
}

/** The end of an interval that is still open: 9999-12-31, stored as 2932896. */
export const openEnd = dayNumber('9999-12-31');

function remember<K, V>(cache: Map<K, V>, key: K, value: V): V {
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(key, value);
  return value;
}
