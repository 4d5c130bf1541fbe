import { lastChange, today } from '../context.js';
import type { Input, Operation, Schemas } from '../contract.js';
import { type CalendarEvent, EventReader, eventId, type Happening, listHappenings } from '../library/calendarEvents.js';
import { countryCode } from '../library/countryCode.js';
import { checkLength } from '../library/dateWindow.js';
import { listPublishedReleases } from '../library/releaseDates.js';
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
  const happenings = listHappenings(await listPublishedReleases(db), from, to, day).filter((happening) =>
    isWanted(happening, query, country),
  );
  const reader = new EventReader(db, day);
  const events: CalendarEvent[] = [];
  for (const happening of happenings) events.push(await reader.read(happening));
  const next = happenings.find(({ date }) => date.date > day);
  return {
    json: {
      count: events.length,
      generatedAt: lastChange(context).toISOString(),
      summary: { from, to, ...countEvents(events), nextEvent: next === undefined ? null : eventId(next) },
      events,
    },
  };
};

function isWanted(
  { published, date }: Happening,
  query: Input<'calendar.releases'>['query'],
  country: string | undefined,
): boolean {
  const { release, series } = published;
  return (
    (country === undefined || release.country === country) &&
    (query.importance === undefined || release.importance === query.importance) &&
    (query.status === undefined || date.status === query.status) &&
    (query.category === undefined || series.some(({ category }) => category === query.category))
  );
}

function countEvents(
  events: CalendarEvent[],
): Omit<Schemas['CalendarResponse']['summary'], 'from' | 'to' | 'nextEvent'> {
  const byCountry = new Map<string, number>();
  const byStatus = { released: 0, scheduled: 0, estimated: 0 };
  const byImportance = { high: 0, medium: 0, low: 0 };
  for (const { status, importance, country } of events) {
    byStatus[status] += 1;
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
