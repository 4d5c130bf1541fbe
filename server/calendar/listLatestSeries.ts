import { groupBy } from '../store/rows.js';
import type { CalendarEvent } from './calendarEvents.js';

type EventSeries = Pick<CalendarEvent['indicators'][number], 'slug' | 'country'>;

/** Lists the series of events in date order, each once, those of the latest events first. */
export function listLatestSeries(events: { indicators: EventSeries[] }[], limit: number): EventSeries[] {
  const latestFirst = events.toReversed().flatMap(({ indicators }) => indicators);
  const byName = groupBy(latestFirst, ({ slug, country }) => `${slug} ${country}`);
  return [...byName.values()].slice(0, limit).flatMap((same) => same.slice(0, 1));
}
