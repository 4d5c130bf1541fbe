import type { CalendarEvent } from './calendarEvents.js';

type EventSeries = Pick<CalendarEvent['indicators'][number], 'slug' | 'country'>;

/** Lists the series of events in date order, each once, those of the latest events first. */
export function listLatestSeries(events: { indicators: EventSeries[] }[], limit: number): EventSeries[] {
  const latestFirst = events.toReversed().flatMap(({ indicators }) => indicators);
  const byName = new Map<string, EventSeries>();
  for (const one of latestFirst) {
    const { slug, country } = one;
    const name = `${slug} ${country}`;
    if (!byName.has(name)) byName.set(name, { slug, country });
  }
  return [...byName.values()].slice(0, limit);
}
