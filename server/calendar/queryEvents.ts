import type { Knex } from 'knex';
import type { Input } from '../operationInput.js';
import { assertMaxDays } from '../parameters/dateRange.js';
import { parseReleaseCountries } from '../parameters/parseReleaseCountries.js';
import { readReleases } from '../releases/readReleases.js';
import { listReleaseInfo } from '../releases/releaseInfo.js';
import type { ReleaseVersion } from '../releases/releaseState.js';
import type { Category } from '../series/categories.js';
import { addDays } from '../series/periods.js';
import { listEventGroups } from './eventGroups.js';
import { listReleaseEvents, type ReleaseEvent } from './releaseEvents.js';

const maxDays = 366;
const defaultDaysBack = 30;
const defaultDaysAhead = 60;

/** Query parameters of the calendar. */
type CalendarQuery = Input<'calendar.ics'>['query'];

/** Matching events, with the window after defaults were applied. */
export interface QueriedEvents {
  from: string;
  to: string;
  /** The requested countries; undefined for all. */
  countries: string[] | undefined;
  events: ReleaseEvent[];
  /** The requested releases, and how often each has changed. */
  versions: ReleaseVersion[];
  /** The latest vintage day of the library; null if it is empty. */
  libraryDay: string | null;
}

/**
 * Lists the events in a window that match the filters. Throws invalid_request or unknown-country errors that name the
 * parameter. `daysBefore`: how many days before the window the vintages of the releases begin.
 */
export async function queryEvents(db: Knex, query: CalendarQuery, day: string, daysBefore = 0): Promise<QueriedEvents> {
  const from = query.from ?? addDays(day, -defaultDaysBack);
  const to = query.to ?? addDays(from > day ? from : day, defaultDaysAhead);
  assertMaxDays(from, to, maxDays);
  const countries = await parseReleaseCountries(db, query.country);
  const requested = (await readReleases(db)).filter(
    ({ country, importance }) =>
      (countries === undefined || (country !== null && countries.includes(country))) &&
      (query.importance === undefined || importance === query.importance),
  );
  const window = { from: addDays(from, -daysBefore), to };
  const { releases, libraryDay } = await listReleaseInfo(db, requested, day, window);
  const all = await listReleaseEvents(releases, { from, to }, day);
  const { status, category } = query;
  const events = all.filter(
    (event) =>
      (status === undefined || event.occurrence.status === status) &&
      (category === undefined || hasCategory(event, category)),
  );
  return { from, to, countries, events, versions: requested, libraryDay };
}

function hasCategory(event: ReleaseEvent, category: Category): boolean {
  return listEventGroups(event).some(({ categories }) => categories.includes(category));
}
