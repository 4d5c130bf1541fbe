import type { Knex } from 'knex';
import { getLastModified, getToday } from '../appContext.js';
import { readEvents } from '../calendar/calendarEvents.js';
import { countEventSeries } from '../calendar/eventGroups.js';
import { type QueriedEvents, queryEvents } from '../calendar/queryEvents.js';
import { buildEventId, type ReleaseEvent } from '../calendar/releaseEvents.js';
import type { Operation } from '../contract.js';
import { readUnchanged } from '../indicators/readOneState.js';
import type { Input } from '../operationInput.js';
import { paginate } from '../paging/paginate.js';
import { listMissingCountries } from '../releases/missingCountries.js';
import type { Schemas } from '../schemas.js';
import { areReleasesUnchanged } from '../store/releaseVersions.js';

type Query = Input<'calendar.releases'>['query'];

/** Maximum number of indicators of the events of a page. The contract states it. */
const maxIndicators = 500;

/** Lists past and upcoming releases, with their values. */
export const calendarReleases: Operation<'calendar.releases'> = async (context, { query }) => {
  const { db } = context;
  const day = getToday(context);
  const { from, to, countries, libraryDay, all, events, nextCursor } = await readUnchanged(db, {
    find: () => queryEvents(db, query, day),
    read: (found) => readPage(db, query, found, day),
    listSeriesIds: () => undefined,
    isUnchanged: ({ versions }) => areReleasesUnchanged(db, versions),
    name: () => 'The calendar',
  });
  const next = all.find(({ occurrence }) => occurrence.date > day);
  return {
    json: {
      count: events.length,
      generatedAt: getLastModified(context).toISOString(),
      libraryDay,
      summary: { from, to, ...countEvents(all), nextEvent: next === undefined ? null : buildEventId(next) },
      events,
      missingCountries: await listMissingCountries(db, countries),
      nextCursor,
    },
  };
};

/** Reads the values of the events of a page. */
async function readPage(db: Knex, query: Query, queried: QueriedEvents, day: string) {
  const { from, to, countries, libraryDay, events: all } = queried;
  // Contains the default dates, so that a cursor expires with the day.
  const resolvedQuery = { ...query, from, to };
  const measure = (event: ReleaseEvent) => (query.indicators === 'all' ? countEventSeries(event) : 1);
  const { page, nextCursor } = paginate(all, resolvedQuery, { max: maxIndicators, measure });
  const events = await readEvents(db, page, { day, libraryDay, indicators: query.indicators });
  return { from, to, countries, libraryDay, all, events, nextCursor };
}

function countEvents(
  releaseEvents: ReleaseEvent[],
): Omit<Schemas['CalendarResponse']['summary'], 'from' | 'to' | 'nextEvent'> {
  const byCountry = new Map<string, number>();
  const byStatus = { released: 0, scheduled: 0, estimated: 0, cancelled: 0 };
  const byImportance = { high: 0, medium: 0, low: 0 };
  for (const { info, occurrence } of releaseEvents) {
    const { importance, country } = info.release;
    byStatus[occurrence.status] += 1;
    byImportance[importance] += 1;
    if (country !== null) byCountry.set(country, (byCountry.get(country) ?? 0) + 1);
  }
  const counts = [...byCountry].map(([value, count]) => ({ value, count }));
  return {
    byStatus,
    byImportance,
    byCountry: counts.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
  };
}
