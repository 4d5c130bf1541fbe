import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

const api = useApi();

describe('the id of a FRED series stands for the slug of its indicator', () => {
  it.each([
    ['CPIAUCSL', 'us-cpi-all-items'],
    ['gdpc1', 'real-gdp'],
    ['UNRATE', 'us-unemployment-rate'],
    ['DGS10', 'us-treasury-yield-10-year-daily'],
  ])('%s for %s, and the response names the slug', async (alias, slug) => {
    const paths = [
      '/v1/indicators/observations?start=2026-06-01&id=',
      '/v1/indicators/metadata?id=',
      '/v1/indicators/vintages?start=2026-08-01&id=',
    ];
    for (const path of paths) {
      const response = await api().get(path + alias);
      expect(response.status).toBe(200);
      expect(response.text).toBe((await api().get(path + slug)).text);
      expect(response.text).toContain(`"${slug}"`);
    }
  });

  it('in a path and in the body of a test or a forecast', async () => {
    const detail = await api().get('/api/indicators/CPIAUCSL');
    expect(detail.body.metadata.slug).toBe('us-cpi-all-items');
    expect((await api().get('/api/indicators/CPIAUCSL/download?start=2026-01-01')).status).toBe(200);
    const test = await api()
      .request.post('/api/labs/diagnostics')
      .set('X-API-Key', api().key)
      .send({ seriesId: 'UNRATE' });
    expect(test.status).toBe(200);
  });

  it('next to slugs in one request, in the order requested', async () => {
    const { body } = await api().get('/v1/indicators/series?id=real-gdp,UNRATE,us-housing-starts');
    expect([...new Set(body.series.map(({ id }: { id: string }) => id))]).toEqual([
      'real-gdp',
      'us-unemployment-rate',
      'us-housing-starts',
    ]);
  });

  it('but not twice for one indicator', async () => {
    const response = await api().get('/v1/indicators/metadata?id=real-gdp,GDPC1');
    expectErrorResponse(response, 400, 'invalid_request');
    expect(response.body.message).toContain('must not contain `real-gdp` twice');
  });
});

it('an unknown id gets the headline of its words as the first suggestion', async () => {
  const response = await api().get('/api/indicators/us-cpi');
  expectErrorResponse(response, 404, 'indicator_not_found');
  expect(response.body.suggestions[0]).toBe('us-cpi-all-items');
});
