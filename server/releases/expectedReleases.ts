import { type DatedRelease, mergeOfficialDates, replaceByScheduled } from '../series/officialDates.js';
import { addDays, countDaysBetween } from '../series/periods.js';
import { planReleases } from '../series/releasePlan.js';
import { listBundledDates } from './bundledDates.js';
import { dateSourceIds } from './releaseDateSources.js';
import type { DateRange, ReleaseInfo } from './releaseInfo.js';

/** How many days to extend a window, so that it includes every planned release whose official date may fall into it. */
const maxDaysMoved = 120;
/** The longest gap between official dates in which estimates count. In longer ones, an agency may have published nothing. */
const maxGapDays = 42;

/** Lists the planned releases in [from, to] by date. Uses official dates where they exist. */
export function listExpectedReleases(
  { release, plan, official }: ReleaseInfo,
  { from, to }: DateRange,
): DatedRelease[] {
  // An official date can fall into the window while its estimate lies outside.
  const planned = planReleases(plan, addDays(from, -maxDaysMoved), addDays(to, maxDaysMoved));
  const scheduled = replaceByScheduled(planned, listBundledDates(release, plan));
  return mergeOfficialDates(scheduled, official, dateSourceIds).filter(({ date }) => date >= from && date <= to);
}

/**
 * Lists the releases in [from, to] of which an official date is known, and those estimated in short gaps between official
 * dates, by date, without cancelled ones.
 */
export function listDatedReleases(info: ReleaseInfo, { from, to }: DateRange): DatedRelease[] {
  if (info.official.length === 0 && listBundledDates(info.release, info.plan).length === 0) return [];
  const range = { from: addDays(from, -maxGapDays), to: addDays(to, maxGapDays) };
  const expected = listExpectedReleases(info, range).filter(({ isCancelled }) => !isCancelled);
  const dates = expected.flatMap(({ date, official }) => (official === null ? [] : [date]));
  const known = new Set(dates);
  const isInGap = (date: string) => {
    const before = dates.findLast((one) => one < date);
    const after = dates.find((one) => one > date);
    return before !== undefined && after !== undefined && countDaysBetween(before, after) <= maxGapDays;
  };
  return expected.filter(
    ({ date, official }) => date >= from && date <= to && (official !== null || (!known.has(date) && isInGap(date))),
  );
}

/** Whether a release is expected on a day, or was. */
export function isExpectedOn(info: ReleaseInfo, day: string): boolean {
  return listExpectedReleases(info, { from: day, to: day }).some(({ isCancelled }) => !isCancelled);
}
