import { useApi } from '../support/useApi.js';
import { readPage, readTable } from './markdown.js';

const paths: Record<string, string> = {
  'forecast.run': '/api/forecast/run',
  'forecast.backtest': '/api/forecast/backtest',
};
const rows = readTable(readPage('docs/using-the-api.md'), '### Compute seconds').filter(
  ([operation = '']) => operation in paths,
);

const getApi = useApi();

it.each(rows)('%s of %s costs %s compute seconds, as documented', async (operation = '', body = '', seconds = '') => {
  const { request, createKey } = getApi();
  // The background job ends with the server. Only its cost matters.
  const headers = { 'X-API-Key': await createKey('pro'), Prefer: 'respond-async' };
  const response = await request
    .post(paths[operation] ?? '')
    .set(headers)
    .send(JSON.parse(body))
    .expect(202);
  expect(Number(response.headers['x-compute-cost'])).toBe(Number(seconds));
});

it('the documentation has the costs of forecasts and backtests', () => {
  expect(rows.length).toBeGreaterThanOrEqual(4);
});
