import type { Knex } from 'knex';
import type { Input } from '../contract.js';
import { assertMaxDays } from '../parameters/dateRange.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import { listReleaseInfo } from '../releases/releaseInfo.js';
import { addDays } from '../series/periods.js';
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
  events: ReleaseEvent[];
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
  const country = await findCountryCode(db, query.country);
  const window = { from: addDays(from, -daysBefore), to };
  const { releases, libraryDay } = await listReleaseInfo(db, day, window);
  const all = await listReleaseEvents(db, releases, { from, to }, day);
  return { from, to, events: all.filter((event) => matchesQuery(event, query, country)), libraryDay };
}

function matchesQuery(
  { info, occurrence, series }: ReleaseEvent,
  query: CalendarQuery,
  country: string | undefined,
): boolean {
  const { release } = info;
  return (
    (country === undefined || release.country === country) &&
    (query.importance === undefined || release.importance === query.importance) &&
    (query.status === undefined || occurrence.status === query.status) &&
    (query.category === undefined || series.some((one) => one.series.category === query.category))
  );
}
