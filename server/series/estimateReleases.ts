import type { Frequency } from './frequency.js';
import { getWeekdayIndex, type HolidayCalendar, isBusinessDay, weekdays } from './holidays.js';
import { addDays, addPeriods, getPeriodEnd, getPeriodStart, isCalendarFrequency } from './periods.js';
import {
  findBusinessDayBefore,
  findBusinessDayFrom,
  findBusinessDayUntil,
  findReleaseDay,
  type MonthRule,
  type ReleaseRule,
} from './releaseRule.js';

export type { ReleaseRule } from './releaseRule.js';

/** The length of a release's reference period, and the holidays it observes. */
export interface ReleaseCalendar {
  frequency: Frequency;
  holidays: HolidayCalendar;
}

export interface EstimatedRelease {
  date: string;
  /** First day of the reference period. */
  referencePeriod: string;
}

/** Releases are estimated for these years only: earlier calendars differ too much, and later ones are unknown. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/**
 * Estimates the releases in [from, to], in ascending order and on business days only. Official calendars may differ.
 * Without a rule (`null`), no further release is expected. Rules in months treat frequencies above monthly as monthly.
 * A weekly release covers the last complete week (Monday to Sunday) before it, an every-business-day release the
 * previous business day. There are no releases outside 1900–2199.
 */
export function estimateReleases(
  rule: ReleaseRule | null,
  calendar: ReleaseCalendar,
  from: string,
  to: string,
): EstimatedRelease[] {
  if (rule === null || from > to) return [];
  const first = from < FIRST_DAY ? FIRST_DAY : from;
  const last = to > LAST_DAY ? LAST_DAY : to;
  if (rule.kind === 'every-business-day') return listDailyReleases(calendar, first, last);
  if (rule.kind === 'weekly') return listWeeklyReleases(rule, calendar, first, last);
  return listMonthlyReleases(rule, calendar, first, last);
}

/** Finds the first release strictly after a day. */
export function findNextRelease(
  rule: ReleaseRule | null,
  calendar: ReleaseCalendar,
  after: string,
): EstimatedRelease | undefined {
  if (rule === null) return undefined;
  return estimateReleases(rule, calendar, addDays(after, 1), addDays(after, getMaxReleaseInterval(rule, calendar)))[0];
}

/** The frequency of the reference periods of a rule. */
export function getPeriodFrequency(rule: ReleaseRule, { frequency }: ReleaseCalendar): Frequency {
  if (rule.kind === 'every-business-day') return 'daily';
  if (rule.kind === 'weekly') return 'weekly';
  return isCalendarFrequency(frequency) ? frequency : 'monthly';
}

/** Upper bound for the number of days between consecutive releases, including postponements. */
function getMaxReleaseInterval(rule: ReleaseRule, calendar: ReleaseCalendar): number {
  const periodDays = { daily: 1, weekly: 7, biweekly: 14, monthly: 31, quarterly: 92, semiannual: 184, annual: 366 };
  const slack = 'monthsAfter' in rule ? 45 : 14;
  return periodDays[getPeriodFrequency(rule, calendar)] + slack;
}

function listDailyReleases({ holidays }: ReleaseCalendar, from: string, to: string): EstimatedRelease[] {
  const releases: EstimatedRelease[] = [];
  let referencePeriod = findBusinessDayBefore(from, holidays);
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (!isBusinessDay(date, holidays)) continue;
    releases.push({ date, referencePeriod });
    referencePeriod = date;
  }
  return releases;
}

/**
 * A weekly release on a holiday moves to the next business day, like the Federal Reserve's H.10 and H.4.1, or to the one
 * before, like the unemployment insurance claims: Wednesday, 25 November 2026 because Thursday is Thanksgiving.
 */
function listWeeklyReleases(
  { weekday, onHoliday }: Extract<ReleaseRule, { kind: 'weekly' }>,
  { holidays }: ReleaseCalendar,
  from: string,
  to: string,
): EstimatedRelease[] {
  const releases: EstimatedRelease[] = [];
  const findDay = onHoliday === 'before' ? findBusinessDayUntil : findBusinessDayFrom;
  const last = addDays(to, 7);
  // Starts and ends one week outside the window: a holiday may move the release of a week into the next or the previous one.
  for (let monday = addDays(from, -getWeekdayIndex(from) - 7); monday <= last; monday = addDays(monday, 7)) {
    const date = findDay(addDays(monday, weekdays.indexOf(weekday)), holidays);
    if (date >= from && date <= to) releases.push({ date, referencePeriod: addDays(monday, -7) });
  }
  return releases;
}

function listMonthlyReleases(rule: MonthRule, calendar: ReleaseCalendar, from: string, to: string): EstimatedRelease[] {
  const frequency = getPeriodFrequency(rule, calendar);
  const releases: EstimatedRelease[] = [];
  // Starts one month early: a holiday may move a release near the end of a month into the next.
  let referencePeriod = getPeriodStart(addPeriods(from, -rule.monthsAfter - 1, 'monthly'), frequency);
  for (;;) {
    const month = addPeriods(getPeriodEnd(referencePeriod, frequency), rule.monthsAfter, 'monthly');
    const date = findReleaseDay(rule, month, calendar.holidays);
    if (date > to) return releases;
    if (date >= from) releases.push({ date, referencePeriod });
    referencePeriod = addPeriods(referencePeriod, 1, frequency);
  }
}
