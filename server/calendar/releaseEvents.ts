import type { Knex } from 'knex';
import type { PublishedRelease } from '../releases/publishedReleases.js';
import { listScheduledReleases, type ScheduledRelease, toReleaseDate } from '../releases/releaseDates.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import { groupVintages, type StoredVintage } from '../store/vintages.js';

/** A series that an event brings values of, with the vintage it came in; none is known of an event still to come. */
export interface ReleaseEventSeries {
  series: ReleaseSeries;
  vintage: StoredVintage | undefined;
}

/** An event before its values are read: the release, one of its dates, and the series concerned. */
export interface ReleaseEvent {
  published: PublishedRelease;
  scheduled: ScheduledRelease;
  series: ReleaseEventSeries[];
}

/** The events of all releases in [from, to]: by date, then time (unknown first), then release id. */
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

/** The name of an event: the same for as long as its release and date are. */
export function buildEventId({ published, scheduled }: ReleaseEvent): string {
  return `${published.release.id}.${scheduled.date}`;
}

function buildSortKey({ published, scheduled }: ReleaseEvent): string {
  const { time } = toReleaseDate(published, scheduled);
  return `${scheduled.date} ${time ?? ''} ${published.release.id}`;
}

/** The series of an event: of a past one those that had a vintage that day, and had not ended by then. */
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

/** Whether a series was still going on when a vintage was taken. */
function isActive({ frequency }: ReleaseSeries, { date, lastDate }: StoredVintage): boolean {
  return lastDate !== null && !hasEnded(frequency, lastDate, date, null);
}
