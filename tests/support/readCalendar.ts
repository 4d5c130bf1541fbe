import type { Api } from './api.js';

interface Calendar<Event> {
  summary: Record<string, unknown>;
  events: Event[];
  /** Number of indicators of the events of each page. */
  pageSizes: number[];
}

interface Page<Event> {
  summary: Record<string, unknown>;
  events: Event[];
  nextCursor: string | null;
}

/** Reads all pages of the calendar. */
export async function readCalendar<Event extends { indicators: unknown[] }>(
  api: Api,
  query: string,
): Promise<Calendar<Event>> {
  const all: Calendar<Event> = { summary: {}, events: [], pageSizes: [] };
  for (let cursor: string | null = ''; cursor !== null; ) {
    const next: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body }: { body: Page<Event> } = await api
      .get(`/api/calendar/releases?${query}&limit=1000${next}`)
      .expect(200);
    all.summary = body.summary;
    all.events.push(...body.events);
    all.pageSizes.push(body.events.flatMap(({ indicators }) => indicators).length);
    cursor = body.nextCursor;
  }
  return all;
}
