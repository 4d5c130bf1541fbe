import type { Knex } from 'knex';
import type { PublishedRelease } from '../releases/publishedReleases.js';
import { listScheduledReleases, type ScheduledRelease, toReleaseDate } from '../releases/releaseDates.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import { groupVintages, type StoredVintage } from '../store/vintages.js';

/** A series of an event, with the vintage that the event published; undefined for an upcoming event. */
export interface ReleaseEventSeries {
  series: ReleaseSeries;
  vintage: StoredVintage | undefined;
}

/** An event without its values: the release, one of its dates, and its series. */
export interface ReleaseEvent {
  published: PublishedRelease;
  scheduled: ScheduledRelease;
  series: ReleaseEventSeries[];
}

/** Lists the events of all releases in [from, to], sorted by date, then time (unknown first), then release id. */
export async function listReleaseEvents(
  db: Knex,
  releases: PublishedRelease[],
  from: string,
  to: string,
  day: string,
): Promise<ReleaseEvent[]> {
  const dated = releases.flatMap((published) =>
    listScheduledReleases(published, from, to, day).map((scheduled) => ({ published, scheduled })),
  );
  const released = dated.filter(({ scheduled }) => scheduled.status === 'released');
  const ids = new Set(released.flatMap(({ scheduled }) => scheduled.series.map(({ seriesId }) => seriesId)));
  const vintages = await groupVintages(db, [...ids]);
  const events = dated.map((one) => ({ ...one, series: selectEventSeries(one.scheduled, vintages) }));
  return events.sort((a, b) => (buildSortKey(a) < buildSortKey(b) ? -1 : 1));
}

/** Returns the id of an event, which depends only on its release and date. */
export function buildEventId({ published, scheduled }: ReleaseEvent): string {
  return `${published.release.id}.${scheduled.date}`;
}

function buildSortKey({ published, scheduled }: ReleaseEvent): string {
  const { time } = toReleaseDate(published, scheduled);
  return `${scheduled.date} ${time ?? ''} ${published.release.id}`;
}

/** Selects the series of an event. A past event has those with a vintage on that day that had not ended by then. */
function selectEventSeries(
  { series, date, status }: ScheduledRelease,
  vintages: Map<number, StoredVintage[]>,
): ReleaseEventSeries[] {
  if (status !== 'released') return series.map((one) => ({ series: one, vintage: undefined }));
  return series.flatMap((one) => {
    const vintage = vintages.get(one.seriesId)?.find((other) => other.date === date);
    return vintage && isActive(one, vintage) ? [{ series: one, vintage }] : [];
  });
}

/** Whether a series had not ended when a vintage was taken. */
function isActive({ frequency }: ReleaseSeries, { date, lastDate }: StoredVintage): boolean {
  return lastDate !== null && !hasEnded(frequency, lastDate, date, null);
}
