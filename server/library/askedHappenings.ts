import type { Knex } from 'knex';
import type { Input } from '../contract.js';
import { addDays } from '../series/periods.js';
import { countryCode } from './countryCode.js';
import { checkLength } from './dateWindow.js';
import { type Happening, listHappenings } from './happenings.js';
import { listPublishedReleases } from './publishedReleases.js';

const mostDays = 366;
const daysBack = 30;
const daysAhead = 60;

/** What a caller asks of the calendar. */
type CalendarQuery = Input<'calendar.ics'>['query'];

/** The events that are asked for, with the days that stand for absent ones. */
export interface AskedHappenings {
  from: string;
  to: string;
  happenings: Happening[];
  /** The latest day as of which the library holds anything. */
  libraryDay: string | null;
}

/** The events between two days that the filters leave. Throws an ApiError that names a parameter at fault. */
export async function askedHappenings(db: Knex, query: CalendarQuery, day: string): Promise<AskedHappenings> {
  const from = query.from ?? addDays(day, -daysBack);
  const to = query.to ?? addDays(from > day ? from : day, daysAhead);
  checkLength(from, to, mostDays);
  const country = await countryCode(db, query.country);
  const { releases, libraryDay } = await listPublishedReleases(db, day);
  const all = await listHappenings(db, releases, from, to, day);
  return { from, to, happenings: all.filter((happening) => isWanted(happening, query, country)), libraryDay };
}

function isWanted(
  { published, scheduled, series }: Happening,
  query: CalendarQuery,
  country: string | undefined,
): boolean {
  const { release } = published;
  return (
    (country === undefined || release.country === country) &&
    (query.importance === undefined || release.importance === query.importance) &&
    (query.status === undefined || scheduled.status === query.status) &&
    (query.category === undefined || series.some((one) => one.series.category === query.category))
  );
}
