import { getLastModified, getToday } from '../appContext.js';
import type { Operation, Schemas } from '../contract.js';
import { askedHappenings } from '../library/askedHappenings.js';
import { readEvents } from '../library/calendarEvents.js';
import { eventId, type Happening } from '../library/happenings.js';
import { pageOf } from '../library/page.js';

/** Past and upcoming releases between two days, with the values they published. */
export const calendarReleases: Operation<'calendar.releases'> = async (context, { query }) => {
  const { db } = context;
  const day = getToday(context);
  const { from, to, happenings, libraryDay } = await askedHappenings(db, query, day);
  // With the days that stand for absent ones, so that a cursor does not outlive the day.
  const asked = { ...query, from, to };
  const { page, nextCursor } = pageOf(happenings, asked);
  const events = await readEvents(db, page, day, libraryDay);
  const next = happenings.find(({ scheduled }) => scheduled.date > day);
  return {
    json: {
      count: events.length,
      generatedAt: getLastModified(context).toISOString(),
      libraryDay,
      summary: { from, to, ...countHappenings(happenings), nextEvent: next === undefined ? null : eventId(next) },
      events,
      nextCursor,
    },
  };
};

function countHappenings(
  happenings: Happening[],
): Omit<Schemas['CalendarResponse']['summary'], 'from' | 'to' | 'nextEvent'> {
  const byCountry = new Map<string, number>();
  const byStatus = { released: 0, scheduled: 0, estimated: 0 };
  const byImportance = { high: 0, medium: 0, low: 0 };
  for (const { published, scheduled } of happenings) {
    const { importance, country } = published.release;
    byStatus[scheduled.status] += 1;
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
