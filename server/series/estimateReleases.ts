import type { Frequency } from './frequency.js';
import { getWeekdayIndex, type HolidayCalendar, isBusinessDay, type Weekday, weekdays } from './holidays.js';
import { addDays, addPeriods, getPeriodEnd, getPeriodStart, isCalendarFrequency } from './periods.js';
import {
  findBusinessDayBefore,
  findBusinessDayFrom,
  findReleaseDay,
  type MonthRule,
  type ReleaseRule,
} from './releaseRule.js';

export type { ReleaseRule } from './releaseRule.js';

/** What a rule needs to be read: the length of the reference period of one release, and whose days off it keeps to. */
export interface ReleaseCalendar {
  frequency: Frequency;
  holidays: HolidayCalendar;
}

export interface EstimatedRelease {
  date: string;
  /** First day of the reference period. */
  referencePeriod: string;
}

/** Years for which releases are estimated: calendars differ too much before, and agencies promise nothing after. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/**
 * Releases whose date lies in [from, to], ascending; always on business days. They are estimates: agencies publish
 * their own calendars and postpone. No rule (`null`) means that no further release is expected.
 * Rules counted in months take a frequency below a month as monthly. A weekly release describes the last whole week
 * (Monday to Sunday) before it, an every-business-day release the business day before it. None outside 1900–2199.
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
  if (rule.kind === 'weekly') return listWeeklyReleases(rule.weekday, calendar, first, last);
  return listMonthlyReleases(rule, calendar, first, last);
}

/** First release strictly after a day. */
export function findNextRelease(
  rule: ReleaseRule | null,
  calendar: ReleaseCalendar,
  after: string,
): EstimatedRelease | undefined {
  if (rule === null) return undefined;
  return estimateReleases(rule, calendar, addDays(after, 1), addDays(after, getMaxReleaseInterval(rule, calendar)))[0];
}

/** The length of the reference periods that a rule counts out. */
export function getPeriodFrequency(rule: ReleaseRule, { frequency }: ReleaseCalendar): Frequency {
  if (rule.kind === 'every-business-day') return 'daily';
  if (rule.kind === 'weekly') return 'weekly';
  return isCalendarFrequency(frequency) ? frequency : 'monthly';
}

/** A number of days that no two neighbouring releases are further apart than, with room for postponements. */
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

/** A weekly release that meets a holiday comes on the next business day, as the Federal Reserve's H.10 and H.4.1 do. */
function listWeeklyReleases(
  weekday: Weekday,
  { holidays }: ReleaseCalendar,
  from: string,
  to: string,
): EstimatedRelease[] {
  const releases: EstimatedRelease[] = [];
  // The release of the week before may have been moved into this one.
  for (let monday = addDays(from, -getWeekdayIndex(from) - 7); monday <= to; monday = addDays(monday, 7)) {
    const date = findBusinessDayFrom(addDays(monday, weekdays.indexOf(weekday)), holidays);
    if (date >= from && date <= to) releases.push({ date, referencePeriod: addDays(monday, -7) });
  }
  return releases;
}

function listMonthlyReleases(rule: MonthRule, calendar: ReleaseCalendar, from: string, to: string): EstimatedRelease[] {
  const frequency = getPeriodFrequency(rule, calendar);
  const releases: EstimatedRelease[] = [];
  // One month early: a release near the end of a month may have been moved into the next.
  let referencePeriod = getPeriodStart(addPeriods(from, -rule.monthsAfter - 1, 'monthly'), frequency);
  for (;;) {
    const month = addPeriods(getPeriodEnd(referencePeriod, frequency), rule.monthsAfter, 'monthly');
    const date = findReleaseDay(rule, month, calendar.holidays);
    if (date > to) return releases;
    if (date >= from) releases.push({ date, referencePeriod });
    referencePeriod = addPeriods(referencePeriod, 1, frequency);
  }
}
