import { countDaysBetween } from './periods.js';
import type { PlannedRelease } from './releasePlan.js';

/** A date that a source gives for a release; local time and time zone where it gives them. */
export interface AnnouncedDate {
  date: string;
  time: string | null;
  timeZone: string | null;
}

/** An announced date as it is kept: by whom, and how often it was another one before. */
export interface OfficialDate extends AnnouncedDate {
  source: string;
  moves: number;
}

/** A planned release on its official date, or on the estimated one where there is none. */
export interface DatedRelease extends PlannedRelease {
  official: OfficialDate | null;
}

/** Days within which an announced date is taken for that of a planned release, or for an earlier one that has moved. */
const maxDaysApart = 31;

/**
 * Planned releases on the official dates nearest to them; both by date. Sources name no periods: that of an official date is the period of
 * the release that was planned nearest. Where several dates are near, that of the source that stands first in `sources` counts, then the
 * nearest. An estimate that no date is near is dropped between the first and the last official date, and kept outside of them.
 */
export function mergeOfficialDates(
  planned: PlannedRelease[],
  officialDates: OfficialDate[],
  sources: readonly string[],
): DatedRelease[] {
  const dateByRelease = new Map<PlannedRelease, OfficialDate>();
  for (const entry of officialDates) {
    const nearest = findNearest(planned, entry.date);
    if (nearest === undefined || countDaysApart(nearest, entry) > maxDaysApart) continue;
    const current = dateByRelease.get(nearest);
    const comparison =
      current &&
      (getSourceRank(current, sources) - getSourceRank(entry, sources) ||
        countDaysApart(nearest, current) - countDaysApart(nearest, entry));
    if (comparison === undefined || comparison > 0) dateByRelease.set(nearest, entry);
  }
  const [first, last] = [officialDates[0]?.date ?? '', officialDates.at(-1)?.date ?? ''];
  return planned
    .filter((entry) => dateByRelease.has(entry) || entry.date < first || entry.date > last)
    .map((entry) => ({
      ...entry,
      date: dateByRelease.get(entry)?.date ?? entry.date,
      official: dateByRelease.get(entry) ?? null,
    }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function getSourceRank({ source }: OfficialDate, sources: readonly string[]): number {
  return sources.indexOf(source);
}

function countDaysApart(a: { date: string }, b: { date: string }): number {
  return Math.abs(countDaysBetween(a.date, b.date));
}

/** The entry of a list by date that is nearest to a day, the earlier of two; found by halving. */
function findNearest<Dated extends { date: string }>(list: Dated[], date: string): Dated | undefined {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.date ?? '') < date) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [list[low - 1], list[low]];
  if (before === undefined || after === undefined) return before ?? after;
  return countDaysApart(before, { date }) <= countDaysApart(after, { date }) ? before : after;
}

/** What a listing changes in the dates that are kept of a release. */
export interface DateChanges<Stored extends AnnouncedDate> {
  added: AnnouncedDate[];
  /** Kept dates that are another day now, or have another time. */
  changed: { from: Stored; to: AnnouncedDate }[];
  /** Kept dates that are listed as they are. */
  confirmed: Stored[];
}

/**
 * How a new listing of a source changes the dates that are kept of it. A date still to come that is listed no more has moved to the nearest
 * one that is new, if one is near; otherwise it stays: a listing that is cut short takes nothing away. What is past stays as it is.
 */
export function diffAnnouncedDates<Stored extends AnnouncedDate>(
  stored: Stored[],
  listed: AnnouncedDate[],
  today: string,
): DateChanges<Stored> {
  const byDate = new Map(listed.map((entry) => [entry.date, entry]));
  const known = new Set(stored.map(({ date }) => date));
  const changes: DateChanges<Stored> = {
    added: listed.filter(({ date }) => !known.has(date)),
    changed: [],
    confirmed: [],
  };
  for (const from of stored) {
    const to = byDate.get(from.date) ?? (from.date < today ? undefined : findMovedDate(from, changes.added));
    if (to === undefined) continue;
    changes.added = changes.added.filter((entry) => entry !== to);
    if (isSameDate(from, to)) changes.confirmed.push(from);
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
