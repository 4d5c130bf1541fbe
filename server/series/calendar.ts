/** Number of days from 1 March of year 0 to 1 January 1970, which is day number 0. */
const DAYS_TO_EPOCH = 719468;
const DAYS_IN_ERA = 146097;
const YEARS_IN_ERA = 400;

function parseDigits(text: string, from: number, count: number): number {
  let number = 0;
  for (let i = from; i < from + count; i++) number = number * 10 + text.charCodeAt(i) - 48;
  return number;
}

export function getYear(date: string): number {
  return parseDigits(date, 0, 4);
}

/** Month of the year, 1 to 12. */
export function getMonth(date: string): number {
  return parseDigits(date, 5, 2);
}

/** Day number of a calendar date, counted from 1970-01-01 = 0 (proleptic Gregorian calendar, no time zone). */
export function toDayNumber(date: string): number {
  return computeDayNumber(getYear(date), getMonth(date), parseDigits(date, 8, 2));
}

/**
 * Day number of year, month (1–12) and day. The computation starts years in March, so that the leap day is the last day
 * of its year.
 */
export function computeDayNumber(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / YEARS_IN_ERA);
  const yearOfEra = marchYear - era * YEARS_IN_ERA;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_IN_ERA + yearOfEra * 365 + leapDays + dayOfYear - DAYS_TO_EPOCH;
}

/** Calendar date of a day number: the inverse of `toDayNumber`. */
export function fromDayNumber(number: number): string {
  const days = number + DAYS_TO_EPOCH;
  const era = Math.floor(days / DAYS_IN_ERA);
  const dayOfEra = days - era * DAYS_IN_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = ((marchMonth + 2) % 12) + 1;
  return formatDate(yearOfEra + era * YEARS_IN_ERA + (month <= 2 ? 1 : 0), month, day);
}

/** Day of the week of a day number: 0 = Monday to 6 = Sunday. */
export function getWeekday(dayNumber: number): number {
  // Day number 0, 1970-01-01, is a Thursday.
  return (((dayNumber + 3) % 7) + 7) % 7;
}

/** Formats year, month (1–12) and day as YYYY-MM-DD. */
export function formatDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${padTwoDigits(month)}-${padTwoDigits(day)}`;
}

export function padTwoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

export function getDaysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
