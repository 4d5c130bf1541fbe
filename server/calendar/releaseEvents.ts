import type { Knex } from 'knex';
import {
  type DateRange,
  listReleaseOccurrences,
  type ReleaseOccurrence,
  toReleaseDate,
} from '../releases/releaseDates.js';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import { listVintagesOfDays } from '../store/vintageReads.js';
import type { StoredVintage } from '../store/vintages.js';
import { takeTurn } from '../takeTurn.js';

/** A series of an event, with the vintage that the event published. `vintage` is undefined until the event is released. */
export interface ReleaseEventSeries {
  series: ReleaseSeries;
  vintage: StoredVintage | undefined;
}

/** A calendar event before its values are read: the release, one of its dates, and its series. `readEvents` converts it to a `CalendarEvent`. */
export interface ReleaseEvent {
  info: ReleaseInfo;
  occurrence: ReleaseOccurrence;
  series: ReleaseEventSeries[];
}

/**
 * Lists the events of all releases in a window, sorted by date, then time (unknown first), then release id. Takes a turn
 * before each release.
 */
export async function listReleaseEvents(
  db: Knex,
  releases: ReleaseInfo[],
  window: DateRange,
  today: string,
): Promise<ReleaseEvent[]> {
  const events: { key: string; event: ReleaseEvent }[] = [];
  for (const info of releases) {
    await takeTurn();
    const occurrences = listReleaseOccurrences(info, window, today);
    const vintages = await mapVintages(db, occurrences, window);
    for (const occurrence of occurrences) {
      const event = { info, occurrence, series: selectEventSeries(occurrence, vintages) };
      events.push({ key: buildSortKey(event), event });
    }
  }
  await takeTurn();
  return events.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ event }) => event);
}

/** The vintages of series, by `buildVintageKey`. */
type Vintages = Map<string, StoredVintage>;

/** Reads the vintages in a window of the series of released occurrences. */
async function mapVintages(db: Knex, occurrences: ReleaseOccurrence[], window: DateRange): Promise<Vintages> {
  const released = occurrences.filter(({ status }) => status === 'released');
  const ids = new Set(released.flatMap(({ series }) => series.map(({ seriesId }) => seriesId)));
  const vintages = await listVintagesOfDays(db, [...ids], window);
  return new Map(vintages.map((vintage) => [buildVintageKey(vintage.seriesId, vintage.date), vintage]));
}

function buildVintageKey(seriesId: number, date: string): string {
  return `${seriesId} ${date}`;
}

/** Returns the id of an event, which depends only on its release and date. */
export function buildEventId({ info, occurrence }: ReleaseEvent): string {
  return `${info.release.id}.${occurrence.date}`;
}

function buildSortKey({ info, occurrence }: ReleaseEvent): string {
  const { time } = toReleaseDate(info, occurrence);
  return `${occurrence.date} ${time ?? ''} ${info.release.id}`;
}

/** Selects the series of an event. A released event keeps only series that published that day and had not been discontinued. */
function selectEventSeries(
  { series: allSeries, date, status }: ReleaseOccurrence,
  vintages: Vintages,
): ReleaseEventSeries[] {
  if (status !== 'released') return allSeries.map((series) => ({ series, vintage: undefined }));
  return allSeries.flatMap((series) => {
    const vintage = vintages.get(buildVintageKey(series.seriesId, date));
    return vintage && wasActiveAt(series, vintage) ? [{ series, vintage }] : [];
  });
}

/** Whether a series had not been discontinued as of the vintage date. */
function wasActiveAt({ frequency }: ReleaseSeries, { date, lastDate }: StoredVintage): boolean {
  return lastDate !== null && !hasEnded(frequency, lastDate, date, null);
}
