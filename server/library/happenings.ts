import type { Knex } from 'knex';
import { hasEnded } from '../series/guardrails/overdue.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import { groupVintages, type StoredVintage } from '../store/vintages.js';
import type { PublishedRelease } from './publishedReleases.js';
import { asReleaseDate, type ScheduledRelease, scheduleOf } from './releaseDates.js';

/** A series that an event brings values of, with the vintage it came in; none is known of an event still to come. */
export interface HappeningSeries {
  series: ReleaseSeries;
  vintage: StoredVintage | undefined;
}

/** An event before its values are read: the release, one of its dates, and the series concerned. */
export interface Happening {
  published: PublishedRelease;
  scheduled: ScheduledRelease;
  series: HappeningSeries[];
}

/** The events of all releases in [from, to]: by date, then time (unknown first), then release id. */
export async function listHappenings(
  db: Knex,
  releases: PublishedRelease[],
  from: string,
  to: string,
  day: string,
): Promise<Happening[]> {
  const dated = releases.flatMap((published) =>
    scheduleOf(published, from, to, day).map((scheduled) => ({ published, scheduled })),
  );
  const released = dated.filter(({ scheduled }) => scheduled.status === 'released');
  const ids = new Set(released.flatMap(({ scheduled }) => scheduled.series.map(({ seriesId }) => seriesId)));
  const vintages = await groupVintages(db, [...ids]);
  const happenings = dated.map((one) => ({ ...one, series: seriesOf(one.scheduled, vintages) }));
  return happenings.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** The name of an event: the same for as long as its release and date are. */
export function eventId({ published, scheduled }: Happening): string {
  return `${published.release.id}.${scheduled.date}`;
}

function placeOf({ published, scheduled }: Happening): string {
  const { time } = asReleaseDate(published, scheduled);
  return `${scheduled.date} ${time ?? ''} ${published.release.id}`;
}

/** The series of an event: of a past one those that had a vintage that day, and had not ended by then. */
function seriesOf(
  { series, date, status }: ScheduledRelease,
  vintages: Map<number, StoredVintage[]>,
): HappeningSeries[] {
  if (status !== 'released') return series.map((one) => ({ series: one, vintage: undefined }));
  return series.flatMap((one) => {
    const vintage = vintages.get(one.seriesId)?.find((other) => other.date === date);
    return vintage && isLiving(one, vintage) ? [{ series: one, vintage }] : [];
  });
}

/** Whether a series was still going on when a vintage was taken. */
function isLiving({ frequency }: ReleaseSeries, { date, lastDate }: StoredVintage): boolean {
  return lastDate !== null && !hasEnded(frequency, lastDate, date, null);
}
