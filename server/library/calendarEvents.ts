import type { Knex } from 'knex';
import type { Schemas } from '../contract.js';
import { instantOf } from '../series/zonedTime.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import { findVintageAsOf } from '../store/vintages.js';
import { type PublishedRelease, type ReleaseDate, scheduleOf } from './releaseDates.js';
import { releasedValues } from './releasedValues.js';

export type CalendarEvent = Schemas['CalendarEvent'];
type EventIndicator = Schemas['EventIndicator'];

/** An event before its values are read: the release, and one of its dates. */
export interface Happening {
  published: PublishedRelease;
  date: ReleaseDate;
}

/** The dates of all releases in [from, to]: by date, then time (unknown first), then release id. */
export function listHappenings(releases: PublishedRelease[], from: string, to: string, today: string): Happening[] {
  const order = ({ date, published }: Happening) => `${date.date} ${date.time ?? ''} ${published.release.id}`;
  return releases
    .flatMap((published) => scheduleOf(published, from, to, today).map((date) => ({ published, date })))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The name of an event: the same for as long as its release and date are. */
export function eventId({ published, date }: Happening): string {
  return `${published.release.id}.${date.date}`;
}

/** Reads the values of one event. Upcoming events of a release share what was last known of it. */
export class EventReader {
  readonly #db: Knex;
  readonly #today: string;
  readonly #indicators = new Map<string, Promise<EventIndicator[]>>();

  constructor(db: Knex, today: string) {
    this.#db = db;
    this.#today = today;
  }

  async read(happening: Happening): Promise<CalendarEvent> {
    const { published, date } = happening;
    const { release } = published;
    const indicators = await this.#read(published, date.status === 'released' ? date.date : undefined);
    return {
      id: eventId(happening),
      release: { id: release.id, name: release.name },
      agency: release.agency,
      country: release.country,
      url: release.url,
      scheduledDate: date.date,
      scheduledTime: date.time,
      timeZone: date.timeZone,
      scheduledAt: date.time !== null && date.timeZone !== null ? instantOf(date.date, date.time, date.timeZone) : null,
      importance: release.importance,
      referencePeriod: date.referencePeriod,
      status: date.status,
      scheduleSource: date.scheduleSource,
      scheduleNote: notes[date.status],
      indicators,
    };
  }

  #read({ release, series }: PublishedRelease, released: string | undefined): Promise<EventIndicator[]> {
    const name = `${release.id} ${released}`;
    let indicators = this.#indicators.get(name);
    if (indicators === undefined) {
      indicators = Promise.all(series.map((one) => readIndicator(this.#db, one, released, this.#today)));
      this.#indicators.set(name, indicators);
    }
    return indicators;
  }
}

async function readIndicator(
  db: Knex,
  one: ReleaseSeries,
  released: string | undefined,
  today: string,
): Promise<EventIndicator> {
  const { slug, name, country, seriesId } = one;
  // A later vintage may be in another unit than the one that the release brought.
  const vintage = released === undefined ? undefined : await findVintageAsOf(db, seriesId, released);
  const unit = vintage?.unit ?? one.unit;
  return { slug, name, country, unit, ...(await releasedValues(db, seriesId, released, today)) };
}

const notes: Record<Schemas['EventStatus'], string> = {
  released: 'The day on which the library first held these values; the agency published them on it or before.',
  scheduled: 'A date that the agency has published.',
  estimated: 'Estimated from the usual rule of this release; the agency may publish on another day.',
};
