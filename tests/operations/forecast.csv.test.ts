import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function run(body: object): Promise<string> {
  return (await api.request.post('/api/forecast/run').set('X-API-Key', api.key).send(body)).body.cacheKey;
}

const dated = { values: [1, 2, 3], dates: ['2020-01-01', '2021-01-01', '2022-01-01'], frequency: 'annual' };

it('has one row per forecast period, with the bounds of each level', async () => {
  const key = await run({ seriesId: 'real-gdp', start: '2010-01-01', horizon: 3, model: 'ets' });
  const { status, text, headers } = await api.get(`/api/forecast/run/${key}/csv`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain(`real-gdp-US-forecast-${key.slice(0, 8)}.csv`);
  const [header, ...rows] = text.trimEnd().split('\r\n');
  expect(header).toBe('date,forecast,lower_80,upper_80,lower_95,upper_95');
  expect(rows.map((row) => row.slice(0, 10))).toEqual(['2026-07-01', '2026-10-01', '2027-01-01']);
  for (const row of rows) expect(row.split(',').every((cell) => cell !== '')).toBe(true);
});

it('starts with the observations when history is requested', async () => {
  const key = await run({ ...dated, horizon: 1, model: 'drift', levels: [50] });
  const { text } = await api.get(`/api/forecast/run/${key}/csv?history=true`);
  const rows = text.trimEnd().split('\r\n');
  expect(rows.slice(0, 4)).toEqual([
    'date,forecast,lower_50,upper_50,actual',
    '2020-01-01,,,,1',
    '2021-01-01,,,,2',
    '2022-01-01,,,,3',
  ]);
  expect(rows[4]).toMatch(/^2023-01-01,4,.*,$/);
});

it('rejects an unknown key and a run without a forecast', async () => {
  expectErrorResponse(await api.get(`/api/forecast/run/${'0'.repeat(64)}/csv`), 404, 'forecast_not_found');
  const key = await run({ values: [1, -1, 2], transform: 'log', horizon: 1 });
  expectErrorResponse(await api.get(`/api/forecast/run/${key}/csv`), 404, 'forecast_not_found');
});
