import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

const api = useApi();
const observations = '/v1/indicators/observations?id=real-gdp';

async function listDates(query: string): Promise<string[]> {
  const { status, body } = await api().get(observations + query);
  expect(status).toBe(200);
  return body.observations.map(({ date }: { date: string }) => date);
}

it('a year, a quarter and a month are ranges of whole periods', async () => {
  expect(await listDates('&start=2024&end=2024')).toEqual(['2024-01-01', '2024-04-01', '2024-07-01', '2024-10-01']);
  expect(await listDates('&start=2024-Q2&end=2024-q3')).toEqual(['2024-04-01', '2024-07-01']);
  expect(await listDates('&start=2024-04&end=2024-06')).toEqual(['2024-04-01']);
});

it('a vintage of a period is that of its last day, or of today', async () => {
  const read = async (vintage: string) =>
    (await api().get(`${observations}&limit=1&vintage=${vintage}`)).body.series[0].vintage;
  expect(await read('2022-Q3')).toEqual(await read('2022-09-30'));
  expect(await read('2022')).toEqual(await read('2022-12-31'));
  expect(await read('2026')).toEqual(await read('2026-11-21'));
  expectErrorResponse(await api().get(`${observations}&vintage=2027`), 400, 'invalid_request');
});

it.each(['2024-13', '2023-02-29', '2024-Q5', 'today', '2024-Q1-01'])(
  '%s is refused, and the error names the field',
  async (text) => {
    const response = await api().get(`${observations}&end=${text}`);
    expectErrorResponse(response, 400, 'invalid_request');
    expect(response.body.details).toEqual([
      {
        field: 'end',
        problem: 'must be a valid date in the format YYYY-MM-DD, or a period such as 2024, 2024-03 or 2024-Q1',
      },
    ]);
  },
);

it('the calendar, releases, news and vintages accept periods too', async () => {
  for (const path of [
    '/api/calendar/releases?from=2026-Q4&to=2026-Q4',
    '/v1/indicators/releases?from=2026-10&to=2026-10',
    '/api/news?from=2026&to=2026',
    '/v1/indicators/vintages?id=real-gdp&start=2022&end=2022-Q2',
    '/api/indicators/real-gdp/download?start=2024&end=2024',
  ])
    expect([path, (await api().get(path)).status]).toEqual([path, 200]);
});
