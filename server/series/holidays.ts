import { computeDayNumber, fromDayNumber, getDaysInMonth, getWeekday, getYear, toDayNumber } from './calendar.js';

/**
 * Holiday calendar of a release: US federal holidays, or the closing days of TARGET, the payment system of the euro
 * area.
 */
export type HolidayCalendar = 'US' | 'EA';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

const SATURDAY = weekdays.indexOf('saturday');
const SUNDAY = weekdays.indexOf('sunday');
const holidaysByYear: Record<HolidayCalendar, Map<number, Set<number>>> = { US: new Map(), EA: new Map() };

/**
 * Whether a date is a business day: neither a weekend nor a holiday of the calendar. US: the observed federal holidays
 * of 5 U.S.C. 6103, exact from 1971. EA: the TARGET calendar in force since 2002, applied to all years. One-off
 * closures (mourning, storms) are not included.
 */
export function isBusinessDay(date: string, calendar: HolidayCalendar): boolean {
  const day = toDayNumber(date);
  return getWeekday(day) < SATURDAY && !getHolidays(getYear(date), calendar).has(day);
}

/** Lists the numbers of the business days among `length` days of a year. */
export function listBusinessDays(first: string, length: number, calendar: HolidayCalendar): number[] {
  const holidays = getHolidays(getYear(first), calendar);
  const start = toDayNumber(first);
  const days: number[] = [];
  for (let day = start; day < start + length; day += 1) {
    if (getWeekday(day) < SATURDAY && !holidays.has(day)) days.push(day);
  }
  return days;
}

/** Day of the week of a date, 0 = Monday to 6 = Sunday. */
export function getWeekdayIndex(date: string): number {
  return getWeekday(toDayNumber(date));
}

/** Lists the observed holidays of a calendar year in ascending order (a few TARGET holidays fall on weekends). */
export function listHolidays(year: number, calendar: HolidayCalendar): string[] {
  return [...getHolidays(year, calendar)].sort((a, b) => a - b).map(fromDayNumber);
}

function getHolidays(year: number, calendar: HolidayCalendar): Set<number> {
  const cached = holidaysByYear[calendar].get(year);
  if (cached) return cached;
  const days = new Set(calendar === 'US' ? listUsHolidays(year) : listTargetHolidays(year));
  holidaysByYear[calendar].set(year, days);
  return days;
}

function listUsHolidays(year: number): number[] {
  const fixed = [...listUsFixedHolidays(year), computeDayNumber(year + 1, 1, 1)].map(getObservedDay);
  // A New Year's Day on a Saturday is observed on the preceding Friday, in the old year.
  return [...fixed, ...listUsFloatingHolidays(year)].filter((day) => getYear(fromDayNumber(day)) === year);
}

function listUsFixedHolidays(year: number): number[] {
  const days = [computeDayNumber(year, 1, 1), computeDayNumber(year, 7, 4), computeDayNumber(year, 12, 25)];
  if (year >= 2021) days.push(computeDayNumber(year, 6, 19));
  if (year >= 1978) days.push(computeDayNumber(year, 11, 11));
  return days;
}

function listUsFloatingHolidays(year: number): number[] {
  const days = [
    findNthWeekday(year, 2, 0, 3), // Washington's Birthday
    findNthWeekday(year, 5, 0, -1), // Memorial Day
    findNthWeekday(year, 9, 0, 1), // Labor Day
    findNthWeekday(year, 10, 0, 2), // Columbus Day
    findNthWeekday(year, 11, 3, 4), // Thanksgiving
  ];
  if (year >= 1986) days.push(findNthWeekday(year, 1, 0, 3)); // Birthday of Martin Luther King, Jr.
  if (year < 1978) days.push(findNthWeekday(year, 10, 0, 4)); // Veterans Day, a Monday in these years
  return days;
}

function getObservedDay(day: number): number {
  const weekday = getWeekday(day);
  if (weekday === SATURDAY) return day - 1;
  return weekday === SUNDAY ? day + 1 : day;
}

function listTargetHolidays(year: number): number[] {
  const easter = computeEasterSunday(year);
  return [
    computeDayNumber(year, 1, 1),
    easter - 2, // Good Friday
    easter + 1, // Easter Monday
    computeDayNumber(year, 5, 1),
    computeDayNumber(year, 12, 25),
    computeDayNumber(year, 12, 26),
  ];
}

/** Day number of the nth `weekday` of a month; a negative `nth` counts from the end of the month. */
function findNthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = computeDayNumber(year, month, 1);
  const firstMatch = first + ((weekday - getWeekday(first) + 7) % 7);
  if (nth > 0) return firstMatch + (nth - 1) * 7;
  const last = first + getDaysInMonth(year, month) - 1;
  return last - ((getWeekday(last) - weekday + 7) % 7) + (nth + 1) * 7;
}

/** Day number of Easter Sunday in the Gregorian calendar (the "anonymous" computus, Nature, 20 April 1876). */
function computeEasterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCorrection = century - Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + leapCorrection - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const ordinal = epact + toSunday - 7 * late + 114;
  return computeDayNumber(year, Math.floor(ordinal / 31), (ordinal % 31) + 1);
}
