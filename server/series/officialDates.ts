import { daysBetween } from './periods.js';
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
const mostDaysApart = 31;

/**
 * Planned releases on the official dates nearest to them; both by date. Sources name no periods: that of an official date is the period of
 * the release that was planned nearest. Where several dates are near, that of the source that stands first in `sources` counts, then the
 * nearest. An estimate that no date is near is dropped between the first and the last official date, and kept outside of them.
 */
export function officialSchedule(
  planned: PlannedRelease[],
  official: OfficialDate[],
  sources: readonly string[],
): DatedRelease[] {
  const chosen = new Map<PlannedRelease, OfficialDate>();
  for (const one of official) {
    const nearest = nearestOf(planned, one.date);
    if (nearest === undefined || apart(nearest, one) > mostDaysApart) continue;
    const rival = chosen.get(nearest);
    const advantage =
      rival && (rank(rival, sources) - rank(one, sources) || apart(nearest, rival) - apart(nearest, one));
    if (advantage === undefined || advantage > 0) chosen.set(nearest, one);
  }
  const [first, last] = [official[0]?.date ?? '', official.at(-1)?.date ?? ''];
  return planned
    .filter((one) => chosen.has(one) || one.date < first || one.date > last)
    .map((one) => ({ ...one, date: chosen.get(one)?.date ?? one.date, official: chosen.get(one) ?? null }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function rank({ source }: OfficialDate, sources: readonly string[]): number {
  return sources.indexOf(source);
}

function apart(a: { date: string }, b: { date: string }): number {
  return Math.abs(daysBetween(a.date, b.date));
}

/** The entry of a list by date that is nearest to a day, the earlier of two; found by halving. */
function nearestOf<Dated extends { date: string }>(list: Dated[], date: string): Dated | undefined {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.date ?? '') < date) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [list[low - 1], list[low]];
  if (before === undefined || after === undefined) return before ?? after;
  return apart(before, { date }) <= apart(after, { date }) ? before : after;
}

/** What a listing changes in the dates that are kept of a release. */
export interface DateChanges<Kept extends AnnouncedDate> {
  added: AnnouncedDate[];
  /** Kept dates that are another day now, or have another time. */
  changed: { from: Kept; to: AnnouncedDate }[];
  /** Kept dates that are listed as they are. */
  confirmed: Kept[];
}

/**
 * How a new listing of a source changes the dates that are kept of it. A date still to come that is listed no more has moved to the nearest
 * one that is new, if one is near; otherwise it stays: a listing that is cut short takes nothing away. What is past stays as it is.
 */
export function changesOf<Kept extends AnnouncedDate>(
  kept: Kept[],
  listed: AnnouncedDate[],
  day: string,
): DateChanges<Kept> {
  const byDate = new Map(listed.map((one) => [one.date, one]));
  const known = new Set(kept.map(({ date }) => date));
  const changes: DateChanges<Kept> = {
    added: listed.filter(({ date }) => !known.has(date)),
    changed: [],
    confirmed: [],
  };
  for (const from of kept) {
    const to = byDate.get(from.date) ?? (from.date < day ? undefined : movedTo(from, changes.added));
    if (to === undefined) continue;
    changes.added = changes.added.filter((one) => one !== to);
    if (isSame(from, to)) changes.confirmed.push(from);
    else changes.changed.push({ from, to });
  }
  return changes;
}

function movedTo(from: AnnouncedDate, added: AnnouncedDate[]): AnnouncedDate | undefined {
  const nearest = nearestOf(added, from.date);
  return nearest !== undefined && apart(from, nearest) <= mostDaysApart ? nearest : undefined;
}

function isSame(a: AnnouncedDate, b: AnnouncedDate): boolean {
  return a.date === b.date && a.time === b.time && a.timeZone === b.timeZone;
}
