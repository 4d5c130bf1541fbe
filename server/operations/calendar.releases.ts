import { lastChange, today } from '../context.js';
import type { Input, Operation, Schemas } from '../contract.js';
import { readEvent } from '../library/calendarEvents.js';
import { countryCode } from '../library/countryCode.js';
import { checkLength } from '../library/dateWindow.js';
import { eventId, type Happening, listHappenings } from '../library/happenings.js';
import { pageOf } from '../library/page.js';
import { listPublishedReleases } from '../library/publishedReleases.js';
import { addDays } from '../series/periods.js';

const mostDays = 366;
const daysBack = 30;
const daysAhead = 60;

/** Past and upcoming releases between two days, with the values they published. */
export const calendarReleases: Operation<'calendar.releases'> = async (context, { query }) => {
  const { db } = context;
  const day = today(context);
  const from = query.from ?? addDays(day, -daysBack);
  const to = query.to ?? addDays(from > day ? from : day, daysAhead);
  checkLength(from, to, mostDays);
  const country = await countryCode(db, query.country);
  const { releases, libraryDay } = await listPublishedReleases(db, day);
  const happenings = (await listHappenings(db, releases, from, to, day)).filter((happening) =>
    isWanted(happening, query, country),
  );
  // With the days that stand for absent ones, so that a cursor does not outlive the day.
  const asked = { ...query, from, to };
  const { page, nextCursor } = pageOf(happenings, asked);
  const events: Schemas['CalendarEvent'][] = [];
  for (const happening of page) events.push(await readEvent(db, happening, day, libraryDay));
  const next = happenings.find(({ scheduled }) => scheduled.date > day);
  return {
    json: {
      count: events.length,
      generatedAt: lastChange(context).toISOString(),
      libraryDay,
      summary: { from, to, ...countHappenings(happenings), nextEvent: next === undefined ? null : eventId(next) },
      events,
      nextCursor,
    },
  };
};

function isWanted(
  { published, scheduled, series }: Happening,
  query: Input<'calendar.releases'>['query'],
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
