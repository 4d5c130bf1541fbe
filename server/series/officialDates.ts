import { findFirstIndex } from '../findFirstIndex.js';
import { countDaysBetween } from './periods.js';
import type { PlannedRelease } from './releasePlan.js';

/** A release date announced by a source, with local time and time zone if the source states them. */
export interface AnnouncedDate {
  date: string;
  time: string | null;
  timeZone: string | null;
}

/** A date as a source lists it. */
export interface ListedReleaseDate extends AnnouncedDate {
  /** Whether the source has cancelled the release of this date. By default it has not. */
  isCancelled?: boolean;
}

/** A stored announced date: its source, how often the source has moved it, and when it cancelled the release; null if it has not. */
export interface OfficialDate extends AnnouncedDate {
  source: string;
  moves: number;
  cancelledAt: string | null;
}

/** A planned release on its official date, or on its estimated date if `official` is null. */
export interface DatedRelease extends PlannedRelease {
  official: OfficialDate | null;
  /** Whether the agency has cancelled the release of this period. */
  isCancelled: boolean;
  /** Whether the official date had passed when it was read, so that it cannot move. */
  isFinal: boolean;
}

/**
 * Maximum distance in days between an announced date and the planned release, or earlier announced date, that it
 * replaces.
 */
const maxDaysApart = 31;

/**
 * Replaces planned releases by those of the agency's schedule, which name their periods. Estimates that the schedule does
 * not name are dropped in periods that it publishes under other names.
 */
export function replaceByScheduled(planned: PlannedRelease[], scheduled: DatedRelease[]): DatedRelease[] {
  const plannedNames = new Set(planned.map(({ estimate }) => estimate));
  const isReplaced = ({ referencePeriod, estimate }: PlannedRelease) =>
    scheduled.some(
      (entry) =>
        entry.referencePeriod === referencePeriod && (entry.estimate === estimate || !plannedNames.has(entry.estimate)),
    );
  const rest = planned
    .filter((entry) => !isReplaced(entry))
    .map((entry) => ({ ...entry, official: null, isCancelled: false, isFinal: false }));
  return [...rest, ...scheduled].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Moves releases to the nearest announced dates; both lists are in date order. Announcements do not name reference
 * periods, so a date gets the period of the nearest release. If several dates are near a release, the source that comes
 * first in `sources` wins, then a date that is not cancelled, then the nearest one. A final date stays. An estimate without a near announced date is dropped
 * between the first and the last of them, and kept outside.
 */
export function mergeOfficialDates(
  planned: DatedRelease[],
  officialDates: OfficialDate[],
  sources: readonly string[],
): DatedRelease[] {
  const dateByRelease = new Map<DatedRelease, OfficialDate>();
  for (const entry of officialDates) {
    const nearest = findNearest(planned, entry.date);
    if (nearest === undefined || nearest.isFinal || countDaysApart(nearest, entry) > maxDaysApart) continue;
    const current = dateByRelease.get(nearest);
    const comparison =
      current &&
      (getSourceRank(current, sources) - getSourceRank(entry, sources) ||
        Number(isCancelled(current)) - Number(isCancelled(entry)) ||
        countDaysApart(nearest, current) - countDaysApart(nearest, entry));
    if (comparison === undefined || comparison > 0) dateByRelease.set(nearest, entry);
  }
  const [first, last] = [officialDates[0]?.date ?? '', officialDates.at(-1)?.date ?? ''];
  return planned
    .filter((entry) => dateByRelease.has(entry) || entry.official !== null || entry.date < first || entry.date > last)
    .map((entry) => {
      const official = dateByRelease.get(entry);
      return official === undefined
        ? entry
        : { ...entry, date: official.date, official, isCancelled: isCancelled(official) };
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function isCancelled({ cancelledAt }: Pick<OfficialDate, 'cancelledAt'>): boolean {
  return cancelledAt !== null;
}

function getSourceRank({ source }: OfficialDate, sources: readonly string[]): number {
  return sources.indexOf(source);
}

function countDaysApart(a: { date: string }, b: { date: string }): number {
  return Math.abs(countDaysBetween(a.date, b.date));
}

/** Finds the entry of a list in date order that is nearest to a day; the earlier one of two. */
function findNearest<Dated extends { date: string }>(list: Dated[], date: string): Dated | undefined {
  const index = findFirstIndex(list, (one) => one.date < date);
  const [before, after] = [list[index - 1], list[index]];
  if (before === undefined || after === undefined) return before ?? after;
  return countDaysApart(before, { date }) <= countDaysApart(after, { date }) ? before : after;
}

/** How a new listing changes the stored dates of a release. */
export interface DateChanges<Stored extends AnnouncedDate> {
  added: AnnouncedDate[];
  /** Stored dates that now have another day or time. */
  changed: { from: Stored; to: AnnouncedDate }[];
  /** Stored dates whose release is now listed as cancelled. */
  cancelled: Stored[];
  /** Stored dates that are listed unchanged. */
  confirmed: Stored[];
}

/**
 * Compares a new listing of a source with the stored dates. A future date that is no longer listed has moved to the
 * nearest new date, if one is near; otherwise it stays, so that a truncated listing removes nothing. A future date that is
 * listed as cancelled has moved too if a new date is near, and is cancelled otherwise. Past dates that are not listed stay unchanged.
 */
export function diffAnnouncedDates<Stored extends AnnouncedDate & Pick<OfficialDate, 'cancelledAt'>>(
  stored: Stored[],
  listed: ListedReleaseDate[],
  today: string,
): DateChanges<Stored> {
  const standing = listed.flatMap(({ isCancelled: isOff, ...entry }) => (isOff ? [] : entry));
  const off = new Set(listed.flatMap((entry) => (entry.isCancelled ? entry.date : [])));
  const byDate = new Map(standing.map((entry) => [entry.date, entry]));
  const known = new Set(stored.map(({ date }) => date));
  const changes: DateChanges<Stored> = {
    added: standing.filter(({ date }) => !known.has(date)),
    changed: [],
    cancelled: [],
    confirmed: [],
  };
  for (const from of stored) {
    const canChange = from.date >= today && !isCancelled(from);
    const to = byDate.get(from.date) ?? (canChange ? findMovedDate(from, changes.added) : undefined);
    if (to === undefined && canChange && off.has(from.date)) changes.cancelled.push(from);
    if (to === undefined) continue;
    changes.added = changes.added.filter((entry) => entry !== to);
    if (isSameDate(from, to) && !isCancelled(from)) changes.confirmed.push(from);
    else changes.changed.push({ from, to });
  }
  return changes;
}

function findMovedDate(from: AnnouncedDate, added: AnnouncedDate[]): AnnouncedDate | undefined {
  const nearest = findNearest(added, from.date);
  return nearest !== undefined && countDaysApart(from, nearest) <= maxDaysApart ? nearest : undefined;
}

function isSameDate(a: AnnouncedDate, b: AnnouncedDate): boolean {
  return a.date === b.date && a.time === b.time && a.timeZone === b.timeZone;
}
