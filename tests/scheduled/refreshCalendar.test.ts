import { type MockInternet, startMockInternet } from '../providers/doubles/startMockInternet.js';
import { type Api, startApi } from '../support/api.js';
import { changeCatalogue } from '../support/changeCatalogue.js';

const calendarAddress = 'www.bls.gov/schedule/news_release/bls.ics';
const fredAddress = 'api.stlouisfed.org/fred/releases/dates';
const fredKey = 'abcdefabcdefabcdefabcdefabcdef12';

/** As the agency publishes it: a custom time zone, escapes, CRLF and a folded line. */
function blsCalendar(events: [summary: string, start: string, more?: string][]): string {
  const lines = events.map(
    ([summary, start, more = 'SEQUENCE:1'], index) =>
      `BEGIN:VEVENT\n${more}\nUID:${index}-270ff9a3\nDTSTART${start}\nDURATION:PT0M\nSUMMARY:${summary}\nLOCATION:Washing\n ton\\, DC\nEND:VEVENT\n`,
  );
  const zone =
    'BEGIN:VTIMEZONE\nTZID:US-Eastern\nBEGIN:STANDARD\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nDTSTART:20071104T020000\nTZNAME:EST\nEND:STANDARD\nEND:VTIMEZONE\n';
  const text = `BEGIN:VCALENDAR\nPRODID:-//Department of Labor//BLS//EN\nVERSION:2.0\nMETHOD:PUBLISH\n${zone}${lines.join('')}END:VCALENDAR\n`;
  return text.replaceAll('\n', '\r\n');
}

const formatEastern = (local: string) => `;TZID=US-Eastern:${local}`;

let bls: string;
let fredDates: { release_name: string; date: string }[];
let internet: MockInternet;
let api: Api;
beforeAll(async () => {
  internet = await startMockInternet({
    [calendarAddress]: () => ({ headers: { 'Content-Type': 'text/calendar' }, body: bls }),
    [fredAddress]({ query }) {
      if (query.get('api_key') !== fredKey || query.get('file_type') !== 'json') return { status: 400 };
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
      const release_dates = fredDates.slice(offset, offset + limit).map((row) => ({ release_id: 1, ...row }));
      return { body: JSON.stringify({ count: fredDates.length, offset, limit, release_dates }) };
    },
  });
  api = await startApi({ FRED_API_KEY: fredKey, FRED_STORE_ALLOWED: true }, { internet });
});
afterAll(async () => {
  await api.stop();
  await internet.stop();
});
beforeEach(async () => {
  bls = blsCalendar([['Consumer Price Index', formatEastern('20261210T083000')]]);
  fredDates = [{ release_name: 'Gross Domestic Product', date: '2026-12-23' }];
  await api.db('official_release_dates').delete();
  await changeCatalogue(api.db);
  await api.db('provider_calls').delete();
});

async function refresh(): Promise<Record<string, number>> {
  const { body } = await api.operator('post', '/api/admin/jobs/refresh-calendar/run').expect(200);
  return body.counts;
}

/** Date, time, period, status and source of the upcoming dates of a release. */
async function listUpcoming(id: string): Promise<unknown[][]> {
  const { body } = await api.get('/v1/indicators/releases?from=2026-11-21&to=2027-03-31&limit=1000').expect(200);
  const { schedule } = body.releases.find(({ release }: { release: { id: string } }) => release.id === id);
  return schedule.map((one: Record<string, unknown>) =>
    ['date', 'time', 'referencePeriod', 'status', 'scheduleSource'].map((name) => one[name]),
  );
}

it('replaces estimates with the dates of the agency, in its time zone, and keeps later estimates', async () => {
  bls = blsCalendar([
    ['Consumer Price Index', formatEastern('20261210T083000')],
    ['State Employment and Unemployment (Monthly)', formatEastern('20261218T100000')],
    ['Consumer Price Index', formatEastern('20270113T090000')],
  ]);
  expect(await refresh()).toEqual({ sources: 2, failed: 0, added: 5, changed: 0 });
  expect(await listUpcoming('us-consumer-price-index')).toEqual([
    ['2026-12-10', '08:30', '2026-11', 'scheduled', 'official'],
    ['2027-01-13', '09:00', '2026-12', 'scheduled', 'official'],
    ['2027-02-10', '08:30', '2027-01', 'estimated', 'estimated'],
    ['2027-03-10', '08:30', '2027-02', 'estimated', 'estimated'],
  ]);
});

it('names the source of a date in events, releases and the calendar file', async () => {
  await refresh();
  const { body } = await api.get('/api/calendar/releases?from=2026-12-10&to=2026-12-10&status=scheduled').expect(200);
  expect(body.summary.byStatus).toEqual({ released: 0, scheduled: 1, estimated: 0, cancelled: 0 });
  expect(body.events[0].scheduledAt).toBe('2026-12-10T13:30:00Z');
  expect(body.events[0].scheduleNote).toMatch(/^Official date from the U\.S\. Bureau of Labor Statistics\./);
  const detail = await api.get('/api/indicators/us-cpi-all-items').expect(200);
  expect(detail.body.release.nextRelease).toMatchObject({
    date: '2026-12-10',
    status: 'scheduled',
    scheduleSource: 'official',
  });
  const file = await api.get('/api/calendar/releases.ics?status=scheduled').expect(200);
  expect(file.text).toMatch(/UID:us-consumer-price-index\.2026-11@almanac\r\nSEQUENCE:1\r\n(.+\r\n)+?STATUS:CONFIRMED/);
});

it('shows a new date in a detail that was read before', async () => {
  const readNext = async () => (await api.get('/api/indicators/us-cpi-all-items').expect(200)).body.release.nextRelease;
  expect(await readNext()).toMatchObject({ date: '2026-12-10' });
  bls = blsCalendar([['Consumer Price Index', formatEastern('20261211T083000')]]);
  await refresh();
  expect(await readNext()).toMatchObject({ date: '2026-12-11', scheduleSource: 'official' });
});

it('uses the dates of FRED for every release of the name, at the default time of day', async () => {
  fredDates = Array.from({ length: 2_100 }, () => ({ release_name: 'Coinbase Cryptocurrencies', date: '2026-11-30' }));
  fredDates.push({ release_name: 'Gross Domestic Product', date: '2026-12-23' });
  expect(await refresh()).toMatchObject({ failed: 0, added: 4 });
  expect(await listUpcoming('us-gdp')).toContainEqual(['2026-12-23', '08:30', '2026-Q3', 'scheduled', 'official']);
  expect(await listUpcoming('us-corporate-profits')).toContainEqual([
    '2026-12-23',
    '08:30',
    '2026-Q3',
    'scheduled',
    'official',
  ]);
  const fredRequest = internet.requests.filter(({ path }) => path.endsWith(fredAddress)).at(-1);
  expect(Object.fromEntries(fredRequest?.query ?? [])).toMatchObject({
    realtime_start: '2026-10-21',
    include_release_dates_with_no_data: 'true',
    offset: '2000',
  });
});

it('prefers the agency to FRED', async () => {
  fredDates = [{ release_name: 'Consumer Price Index', date: '2026-12-14' }];
  await refresh();
  expect((await listUpcoming('us-consumer-price-index'))[0]).toEqual([
    '2026-12-10',
    '08:30',
    '2026-11',
    'scheduled',
    'official',
  ]);
});

it('updates a date that moves, and counts the change', async () => {
  await refresh();
  bls = blsCalendar([['Consumer Price Index', formatEastern('20261218T083000')]]);
  expect(await refresh()).toMatchObject({ added: 0, changed: 1 });
  expect(await listUpcoming('us-consumer-price-index')).toContainEqual([
    '2026-12-18',
    '08:30',
    '2026-11',
    'scheduled',
    'official',
  ]);
  const file = await api.get('/api/calendar/releases.ics?status=scheduled').expect(200);
  expect(file.text).toContain('UID:us-consumer-price-index.2026-11@almanac\r\nSEQUENCE:2\r\n');
});

it.each<[string, () => void]>([
  [
    'lists less',
    () => {
      bls = blsCalendar([['Employment Situation', formatEastern('20261204T083000')]]);
    },
  ],
  [
    'has no event',
    () => {
      bls = blsCalendar([]);
    },
  ],
  [
    'is truncated',
    () => {
      bls = bls.slice(0, -60);
    },
  ],
  [
    'is an HTML page',
    () => {
      bls = '<!doctype html><html><body>Access denied</body></html>';
    },
  ],
  ['is unavailable', () => internet.queueResponses(...Array.from({ length: 3 }, () => ({ status: 503 })))],
  [
    'breaks off',
    () =>
      internet.queueResponses(
        ...Array.from({ length: 3 }, () => ({
          handle: (response: import('node:http').ServerResponse) => {
            response.writeHead(200, { 'Content-Length': 9_999 });
            response.write(bls);
            setImmediate(() => response.destroy());
          },
        })),
      ),
  ],
])('keeps all dates when the calendar %s', async (_, applyFault) => {
  await refresh();
  const before = await listUpcoming('us-consumer-price-index');
  expect(before[0]?.[0]).toBe('2026-12-10');
  api.clock.advance(120_000);
  applyFault();
  await refresh();
  expect(await listUpcoming('us-consumer-price-index')).toEqual(before);
});

it('marks a release that the agency lists as cancelled', async () => {
  await refresh();
  bls = blsCalendar([['Consumer Price Index', formatEastern('20261210T083000'), 'STATUS:CANCELLED']]);
  api.clock.advance(120_000);
  expect(await refresh()).toMatchObject({ added: 0, changed: 1 });
  expect((await listUpcoming('us-consumer-price-index'))[0]).toEqual([
    ...['2026-12-10', '08:30', '2026-11', 'cancelled', 'official'],
  ]);
});

it('fails when no source responds, with a reason that does not contain the key', async () => {
  internet.queueResponses(
    { status: 403 },
    { status: 400, body: `{"error_message":"Bad Request.  ${fredKey} is bad"}` },
  );
  const { body } = await api.operator('post', '/api/admin/jobs/refresh-calendar/run').expect(500);
  expect(body.error).toBe('job_failed');
  expect(body.message).toContain('FRED: [redacted] is bad');
  const jobs = await api.operator('get', '/api/admin/jobs').expect(200);
  const job = jobs.body.jobs.find(({ name }: { name: string }) => name === 'refresh-calendar');
  expect(job.runs[0].error).toBe(
    'U.S. Bureau of Labor Statistics rejected the request (403).\nFRED: [redacted] is bad',
  );
  expect(JSON.stringify(jobs.body)).not.toContain(fredKey);
});

it('does not call FRED if its dates must not be stored', async () => {
  const other = await startApi({ FRED_API_KEY: fredKey }, { internet });
  const { body } = await other.operator('post', '/api/admin/jobs/refresh-calendar/run').expect(200);
  await other.stop();
  expect(body.counts).toEqual({ sources: 1, failed: 0, added: 1, changed: 0 });
});
