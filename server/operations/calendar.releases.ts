import { getLastModified, getToday } from '../appContext.js';
import { readEvents } from '../calendar/calendarEvents.js';
import { queryEvents } from '../calendar/queryEvents.js';
import { buildEventId, type ReleaseEvent } from '../calendar/releaseEvents.js';
import type { Operation } from '../contract.js';
import { paginate } from '../paging/paginate.js';
import type { Schemas } from '../schemas.js';

/** Lists past and upcoming releases, with their values. */
export const calendarReleases: Operation<'calendar.releases'> = async (context, { query }) => {
  const { db } = context;
  const day = getToday(context);
  const { from, to, events: releaseEvents, libraryDay } = await queryEvents(db, query, day);
  // Contains the default dates, so that a cursor expires with the day.
  const resolvedQuery = { ...query, from, to };
  const { page, nextCursor } = paginate(releaseEvents, resolvedQuery);
  const events = await readEvents(db, page, day, libraryDay);
  const next = releaseEvents.find(({ occurrence }) => occurrence.date > day);
  return {
    json: {
      count: events.length,
      generatedAt: getLastModified(context).toISOString(),
      libraryDay,
      summary: { from, to, ...countEvents(releaseEvents), nextEvent: next === undefined ? null : buildEventId(next) },
      events,
      nextCursor,
    },
  };
};

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
