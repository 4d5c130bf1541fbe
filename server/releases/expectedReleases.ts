import { type DatedRelease, mergeOfficialDates, replaceByScheduled } from '../series/officialDates.js';
import { addDays } from '../series/periods.js';
import { planReleases } from '../series/releasePlan.js';
import { listBundledDates } from './bundledDates.js';
import { dateSourceIds } from './releaseDateSources.js';
import type { ReleaseInfo } from './releaseInfo.js';

/** How many days to extend a window, so that it includes every planned release whose official date may fall into it. */
const maxDaysMoved = 120;

/** The first and the last day of a range. */
export interface DateRange {
  from: string;
  to: string;
}

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

/** Lists the releases in [from, to] of which an official date is known, by date, without cancelled ones. */
export function listOfficialReleases(info: ReleaseInfo, range: DateRange): DatedRelease[] {
  if (info.official.length === 0 && listBundledDates(info.release, info.plan).length === 0) return [];
  return listExpectedReleases(info, range).filter(({ official, isCancelled }) => official !== null && !isCancelled);
}

/** Whether a release is expected on a day, or was. */
export function isExpectedOn(info: ReleaseInfo, day: string): boolean {
  return listExpectedReleases(info, { from: day, to: day }).some(({ isCancelled }) => !isCancelled);
}
