import ICAL from 'ical.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Returns the headers and text of a calendar file, and its events as parsed by ical.js. */
async function read(query: string) {
  const { text, headers } = await api.get(`/api/calendar/releases.ics${query}`).expect(200);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => ({
    uid: String(component.getFirstPropertyValue('uid')),
    start: String(component.getFirstPropertyValue('dtstart')),
    summary: String(component.getFirstPropertyValue('summary')),
    description: String(component.getFirstPropertyValue('description')),
    status: component.getFirstPropertyValue('status'),
    sequence: component.getFirstPropertyValue('sequence'),
    stamp: String(component.getFirstPropertyValue('dtstamp')),
  }));
  return { text, headers, calendar, events };
}

const year = '?from=2026-10-01&to=2027-09-30';

describe('calendar.ics', () => {
  it('returns an upcoming release at its time, as tentative while its day is estimated', async () => {
    const { events, headers } = await read('?from=2027-01-13&to=2027-01-13');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="releases.ics"');
    expect(events.find(({ uid }) => uid === 'us-consumer-price-index.2026-12@almanac')).toMatchObject({
      start: '2027-01-13T13:30:00Z',
      summary: 'US: Consumer Price Index, 2026-12',
      description: expect.stringMatching(
        /^U\.S\. Bureau of Labor Statistics\nEstimated from .*\n.*US Consumer Price Index/,
      ),
      status: 'TENTATIVE',
      sequence: 0,
      stamp: '2026-11-21T00:00:00Z',
    });
  });

  it('returns a past release at its official time, with the same UID', async () => {
    const { events } = await read('?from=2026-07-01&to=2026-09-30');
    const find = (id: string) => events.find(({ uid }) => uid === `${id}@almanac`);
    expect(find('us-gdp.2026-Q2')).toMatchObject({
      start: '2026-07-30T12:30:00Z',
      status: 'CONFIRMED',
      sequence: 1000,
    });
    expect(find('us-gdp.2026-Q2.third')).toMatchObject({ start: '2026-09-30T12:30:00Z', sequence: 1000 });
  });

  it('returns a past release without an official date as an all-day event that says so', async () => {
    const { events } = await read('?from=2026-10-10&to=2026-10-10');
    const accounts = events.find(({ uid }) => uid === 'ea-national-accounts.2026-Q2@almanac');
    expect(accounts).toMatchObject({ start: '2026-10-10', status: 'CONFIRMED', sequence: 1000 });
    expect(accounts?.summary).toMatch(/, 2026-Q2, by this day, exact day unknown$/);
  });

  it('marks a cancelled release', async () => {
    const { events } = await read('?from=2025-11-01&to=2025-11-30&status=cancelled');
    expect(events).toContainEqual(
      expect.objectContaining({ uid: 'us-consumer-price-index.2025-10@almanac', status: 'CANCELLED', sequence: 1000 }),
    );
  });

  it('has the events of the calendar, each with a unique UID', async () => {
    const { events } = await read(year);
    const { body } = await api.get(`/api/calendar/releases${year}&limit=1000`).expect(200);
    const counts: Record<string, number> = body.summary.byStatus;
    expect(events).toHaveLength(Object.values(counts).reduce((sum, count) => sum + count));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const [index, event] of body.events.entries()) {
      expect(events[index]?.start).toBe(event.scheduledAt ?? event.scheduledDate);
    }
  });

  it('states its name and refresh interval, and uses CRLF and lines of at most 75 octets', async () => {
    const { text, calendar } = await read(year);
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Almanac//Release calendar//EN');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Economic releases');
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\n');
    const lines = text.split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  });

  it.each([
    ['importance=high', /^(?!.*H\.15)/],
    ['country=EA', /^EA: /],
    ['status=released&from=2026-10-10&to=2026-10-10', /./],
  ])('filters by %s like the calendar', async (filter, summaries) => {
    const { events } = await read(`?${filter}`);
    const { body } = await api.get(`/api/calendar/releases?${filter}&limit=1000&indicators=headline`).expect(200);
    expect(events).toHaveLength(body.count);
    expect(events.length).toBeGreaterThan(0);
    for (const { summary } of events) expect(summary).toMatch(summaries);
  });

  it('returns 304 without a body for its ETag, all day', async () => {
    const { headers } = await read('?importance=high');
    api.clock.advance(3_600_000);
    const path = '/api/calendar/releases.ics?importance=high';
    const notModified = await api.get(path).set('If-None-Match', String(headers['etag'])).expect(304);
    expect(notModified.text ?? '').toBe('');
  });

  it.each([
    ['limit=5', 'limit'],
    ['from=2026-12-31&to=2026-01-01', 'to'],
    ['country=XX', 'country'],
  ])('rejects %s and names the parameter %s', async (query, field) => {
    const { status, body } = await api.get(`/api/calendar/releases.ics?${query}`);
    expect([status, body.details[0].field]).toEqual([400, field]);
  });

  it('returns 401 without a key', async () => {
    const { status, body } = await api.request.get('/api/calendar/releases.ics');
    expect([status, body.error]).toEqual([401, 'missing_api_key']);
  });
});
