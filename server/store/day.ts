/** Days are stored as integers since 1970-01-01, which takes half the space of text. Only this file converts them. */
import type { ByteWriter } from '../byteWriter.js';
import { toDayNumber } from '../series/calendar.js';
import { isCalendarDate } from '../series/periods.js';

const msPerDay = 86_400_000;
const cacheLimit = 100_000;
const textCache = new Map<number, string>();

/**
 * Returns the number of days from 1970-01-01 to a calendar day `YYYY-MM-DD` of the years 0000 to 9999. Throws a
 * RangeError for any other text.
 */
export function parseDay(text: string): number {
  if (!isCalendarDate(text)) throw new RangeError(`"${text}" is not a calendar day in the form YYYY-MM-DD.`);
  return toDayNumber(text);
}

/** Returns the calendar day `YYYY-MM-DD` of a day number. */
export function formatDay(day: number): string {
  const known = textCache.get(day);
  if (known !== undefined) return known;
  if (textCache.size >= cacheLimit) textCache.clear();
  const text = new Date(day * msPerDay).toISOString().slice(0, 10);
  textCache.set(day, text);
  return text;
}

/** Number of days from 0000-03-01 to 1970-01-01. Counted from 1 March, a leap day is the last day of its year. */
const daysBeforeEpoch = 719_468;
const daysPerEra = 146_097;
const yearsPerEra = 400;

/**
 * Writes the calendar day `YYYY-MM-DD` of a day number without creating a text. Source: H. Hinnant, "chrono-Compatible Low-Level
 * Date Algorithms", civil_from_days.
 */
export function writeDay(writer: ByteWriter, day: number): void {
  const shifted = day + daysBeforeEpoch;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const leapDays = ((dayOfEra / 1_460) | 0) - ((dayOfEra / 36_524) | 0) + ((dayOfEra / (daysPerEra - 1)) | 0);
  const yearOfEra = ((dayOfEra - leapDays) / 365) | 0;
  const dayOfYear = dayOfEra - (365 * yearOfEra + (yearOfEra >> 2) - ((yearOfEra / 100) | 0));
  const monthFromMarch = ((5 * dayOfYear + 2) / 153) | 0;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * yearsPerEra + (month <= 2 ? 1 : 0);
  writer.writeDate(year, month, dayOfYear - (((153 * monthFromMarch + 2) / 5) | 0) + 1);
}

/** End of an open interval: 9999-12-31, stored as 2932896. */
export const openEnd = parseDay('9999-12-31');
/** Before and after all days. Integers of 32 bits, for PostgreSQL. */
export const [minDay, maxDay] = [-(2 ** 31), 2 ** 31 - 1];
