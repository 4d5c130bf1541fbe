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
import { groupBy } from '../store/rows.js';
import { listVintagesOfDays } from '../store/vintageReads.js';
import type { StoredVintage } from '../store/vintages.js';

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

/** Lists the events of all releases in a window, sorted by date, then time (unknown first), then release id. */
export async function listReleaseEvents(
  db: Knex,
  releases: ReleaseInfo[],
  window: DateRange,
  today: string,
): Promise<ReleaseEvent[]> {
  const dated = releases.flatMap((info) =>
    listReleaseOccurrences(info, window, today).map((occurrence) => ({ info, occurrence })),
  );
  const released = dated.filter(({ occurrence }) => occurrence.status === 'released');
  const ids = new Set(released.flatMap(({ occurrence }) => occurrence.series.map(({ seriesId }) => seriesId)));
  const vintages = groupBy(await listVintagesOfDays(db, [...ids], window), ({ seriesId }) => seriesId);
  const events = dated.map(({ info, occurrence }) => ({
    info,
    occurrence,
    series: selectEventSeries(occurrence, vintages),
  }));
  return events.sort((a, b) => (buildSortKey(a) < buildSortKey(b) ? -1 : 1));
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
  vintages: Map<number, StoredVintage[]>,
): ReleaseEventSeries[] {
  if (status !== 'released') return allSeries.map((series) => ({ series, vintage: undefined }));
  return allSeries.flatMap((series) => {
    const vintage = vintages.get(series.seriesId)?.find((candidate) => candidate.date === date);
    return vintage && wasActiveAt(series, vintage) ? [{ series, vintage }] : [];
  });
}

/** Whether a series had not been discontinued as of the vintage date. */
function wasActiveAt({ frequency }: ReleaseSeries, { date, lastDate }: StoredVintage): boolean {
  return lastDate !== null && !hasEnded(frequency, lastDate, date, null);
}
