import type { Schemas } from '../../server/schemas.js';
import { addDays } from '../../server/series/periods.js';
import { type FredSeries, fredKey, startFred } from '../providers/doubles/fred.js';
import type { Double } from '../providers/doubles/startDouble.js';
import { type Api, startApi } from '../support/api.js';
import { createImportKey } from '../support/createImportKey.js';

/** The weekly series of the bundled library, with FRED's frequency and the weekday of FRED's dates (0 is Sunday). */
const weekly: [id: string, slug: string, frequency: string, weekday: number][] = [
  ['ICSA', 'us-initial-jobless-claims', 'Weekly, Ending Saturday', 6],
  ['CCSA', 'us-continued-jobless-claims', 'Weekly, Ending Saturday', 6],
  ['WALCL', 'us-federal-reserve-total-assets', 'Weekly, As of Wednesday', 3],
  ['WRESBAL', 'us-reserve-balances-weekly', 'Weekly, Ending Wednesday', 3],
];

const series: Record<string, FredSeries> = {};
let api: Api;
let fred: Double;
let key: string;
beforeAll(async () => {
  fred = await startFred(series);
  const settings = { FRED_API_KEY: fredKey, FRED_STORE_ALLOWED: true };
  api = await startApi(settings, { providers: { fred: fred.baseUrl } });
  key = await createImportKey(api);
});
afterAll(async () => {
  await api.stop();
  await fred.stop();
});

const get = (path: string) => api.request.get(path).set('X-API-Key', key);

async function readRows(slug: string): Promise<{ date: string; value: number | null }[]> {
  return (await get(`/v1/indicators/observations?id=${slug}&limit=10000`).expect(200)).body.observations;
}

async function importSeries(seriesId: string): Promise<Schemas['ImportJob']> {
  const body = { series: [{ provider: 'fred', seriesId }] };
  const { headers } = await api.request.post('/api/import/indicators').set('X-API-Key', key).send(body).expect(202);
  await get(String(headers['location'])).set('Accept', 'text/event-stream').buffer(true);
  return (await get(String(headers['location']))).body;
}

it.each(weekly)(
  'an import of %s from FRED over the bundled series shifts no date',
  async (id, slug, frequency, day) => {
    const before = await readRows(slug);
    expect(new Set(before.map(({ date }) => new Date(date).getUTCDay()))).toEqual(new Set([day]));
    const { body } = await get(`/v1/indicators/metadata?id=${slug}`).expect(200);
    const next = { date: addDays(before.at(-1)?.date ?? '', 7), value: before.at(-1)?.value ?? null };
    const rows = [...before.slice(-200), next];
    series[id] = {
      title: body.indicators[0].metadata.name,
      frequency,
      frequency_short: 'W',
      seasonal_adjustment_short: 'NSA',
      units: { '2026-01-01': body.indicators[0].metadata.unit },
      values: Object.fromEntries(rows.map(({ date, value }) => [date, String(value ?? '.')])),
    };
    const { results } = await importSeries(id);
    expect(results).toMatchObject([{ slug, created: false, added: 1, revised: 0, failure: null }]);
    const after = (await readRows(slug)).map(({ date, value }) => ({ date, value }));
    expect(after).toEqual([...before.map(({ date, value }) => ({ date, value })), next]);
  },
);
