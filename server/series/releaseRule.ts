import { fromDayNumber, getDaysInMonth, getMonth, getYear } from './calendar.js';
import {
  getWeekdayIndex,
  type HolidayCalendar,
  isBusinessDay,
  listBusinessDays,
  type Weekday,
  weekdays,
} from './holidays.js';
import { addDays, addPeriods } from './periods.js';

/**
 * The day on which a release is published. `monthsAfter` counts from the last month of the reference period. A negative
 * `nth` counts from the end of the month (-1 = last). If a month does not have the nth weekday or the day, its last one
 * is used. `weekday-after-week` is the nth weekday after the week (Sunday to Saturday) that contains a day of the last
 * month of the reference period: the Employment Situation follows three weeks after that of the 12th, which its surveys cover.
 * A weekly release on a holiday moves to the next business day, or with `onHoliday` to the one before.
 */
export type ReleaseRule =
  | { kind: 'nth-weekday'; weekday: Weekday; nth: number; monthsAfter: number }
  | { kind: 'day-of-month'; day: number; monthsAfter: number }
  | { kind: 'business-day'; nth: number; monthsAfter: number }
  | { kind: 'weekday-after-week'; day: number; weekday: Weekday; nth: number; monthsAfter: number }
  | { kind: 'weekly'; weekday: Weekday; onHoliday?: 'before' }
  | { kind: 'every-business-day' };

/** A rule in months after the reference period. */
export type MonthRule = Extract<ReleaseRule, { monthsAfter: number }>;

/**
 * Finds the release day of a rule in the month that begins on `month`; a day of the month may move forward into the
 * next month.
 */
export function findReleaseDay(rule: MonthRule, month: string, holidays: HolidayCalendar): string {
  const length = getDaysInMonth(getYear(month), getMonth(month));
  if (rule.kind === 'day-of-month')
    return findBusinessDayFrom(addDays(month, Math.min(rule.day, length) - 1), holidays);
  if (rule.kind === 'business-day')
    return fromDayNumber(selectNth(listBusinessDays(month, length, holidays), rule.nth));
  if (rule.kind === 'weekday-after-week') return moveWithinWeek(findDayAfterWeek(rule, month), holidays);
  const daysToFirst = (weekdays.indexOf(rule.weekday) - getWeekdayIndex(month) + 7) % 7;
  const count = Math.ceil((length - daysToFirst) / 7);
  const matches = Array.from({ length: count }, (_, week) => addDays(month, daysToFirst + 7 * week));
  return moveWithinWeek(selectNth(matches, rule.nth), holidays);
}

function findDayAfterWeek(
  { day, weekday, nth, monthsAfter }: Extract<ReleaseRule, { kind: 'weekday-after-week' }>,
  month: string,
): string {
  const inWeek = addDays(addPeriods(month, -monthsAfter, 'monthly'), day - 1);
  const sunday = addDays(inWeek, -((getWeekdayIndex(inWeek) + 1) % 7));
  return addDays(sunday, 8 + weekdays.indexOf(weekday) + 7 * (nth - 1));
}

/** Selects the nth day, counted from 1 or, if negative, from the end; the last or first day if there are fewer. */
function selectNth<Day>(days: Day[], nth: number): Day {
  return days.at(nth > 0 ? Math.min(nth, days.length) - 1 : Math.max(nth, -days.length)) as Day;
}

/**
 * Moves a release day on a holiday within its week and month: to the nearest business day before it, else after it; if
 * there is neither, to the same weekday a week later. The Employment Situation follows this rule: Thursday, 2 July 2026
 * because the 3rd is a holiday, but 8 January 2021 instead of the 1st.
 */
function moveWithinWeek(day: string, holidays: HolidayCalendar): string {
  const isSameMonth = (candidate: string) => candidate.slice(0, 7) === day.slice(0, 7);
  for (let candidate = day; candidate >= getMonday(day) && isSameMonth(candidate); candidate = addDays(candidate, -1)) {
    if (isBusinessDay(candidate, holidays)) return candidate;
  }
  for (
    let candidate = day;
    getMonday(candidate) === getMonday(day) && isSameMonth(candidate);
    candidate = addDays(candidate, 1)
  ) {
    if (isBusinessDay(candidate, holidays)) return candidate;
  }
  return moveWithinWeek(addDays(day, 7), holidays);
}

function getMonday(date: string): string {
  return addDays(date, -getWeekdayIndex(date));
}

/** The date itself if it is a business day, else the first business day after it. */
export function findBusinessDayFrom(date: string, holidays: HolidayCalendar): string {
  return isBusinessDay(date, holidays) ? date : findBusinessDayFrom(addDays(date, 1), holidays);
}

/** The date itself if it is a business day, else the last business day before it. */
export function findBusinessDayUntil(date: string, holidays: HolidayCalendar): string {
  return isBusinessDay(date, holidays) ? date : findBusinessDayBefore(date, holidays);
}

/** The last business day before a date. */
export function findBusinessDayBefore(date: string, holidays: HolidayCalendar): string {
  return findBusinessDayUntil(addDays(date, -1), holidays);
}
