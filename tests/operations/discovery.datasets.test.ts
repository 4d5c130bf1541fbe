import { startCatalogue } from '../providers/doubles/catalogues.js';
import type { Double } from '../providers/doubles/startDouble.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const path = '/api/discovery/datasets';

let doubles: Record<'eurostat' | 'imf' | 'oecd', Double>;
let api: Api;
beforeAll(async () => {
  const [eurostat, imf, oecd] = await Promise.all(['eurostat', 'imf', 'oecd'].map(startCatalogue));
  doubles = { eurostat, imf, oecd } as typeof doubles;
  const urls = Object.entries(doubles).map(([name, { baseUrl }]) => [name, baseUrl]);
  api = await startApi({}, { providers: Object.fromEntries(urls) });
});
afterAll(async () => {
  await api.stop();
  for (const double of Object.values(doubles)) await double.stop();
});

async function findDatasets(query: string) {
  return (await api.get(`${path}?${query}`).expect(200)).body;
}

const listIds = ({ datasets }: { datasets: { id: string }[] }) => datasets.map(({ id }) => id);

it('has no data sets before the job has read the lists, and those of every provider that responded after', async () => {
  expect(await findDatasets('')).toMatchObject({ total: 0, datasets: [], facets: { provider: [], topic: [] } });
  await api.operator('post', '/api/admin/jobs/refresh-catalogue/run').expect(200);
  const all = await findDatasets('');
  expect(all.facets.provider).toEqual([
    { value: 'eurostat', count: 2 },
    { value: 'imf', count: 2 },
    { value: 'oecd', count: 1 },
  ]);
  expect(all.total).toBe(5);
});

describe('after the lists were read', () => {
  it('finds a data set by words, code and misspelt words, with the form of its series ids', async () => {
    const { datasets } = await findDatasets('q=unemployment+by+sex');
    expect(datasets[0]).toMatchObject({
      id: 'une_rt_m',
      provider: 'eurostat',
      topic: 'Population and social conditions',
      seriesIdForm: 'une_rt_m?{key}',
    });
    expect(listIds(await findDatasets('q=namq_10_gdp'))[0]).toBe('namq_10_gdp');
    const misspelt = await findDatasets('q=comodity+prices');
    expect(misspelt.query.corrections).toEqual([{ from: 'comodity', to: 'commodity' }]);
    expect(listIds(misspelt)[0]).toBe('IMF.RES,PCPS');
  });

  it('counts by provider and topic as a filter by each does', async () => {
    const { facets } = await findDatasets('');
    for (const name of ['provider', 'topic']) {
      for (const { value, count } of facets[name]) {
        const { total } = await findDatasets(`${name}=${encodeURIComponent(value)}`);
        expect([value, total]).toEqual([value, count]);
      }
    }
  });

  it('returns the same data sets in pages as in a single response', async () => {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const body = await findDatasets(`limit=2${cursor && `&cursor=${cursor}`}`);
      ids.push(...listIds(body));
      cursor = body.nextCursor;
    }
    expect(ids).toEqual(listIds(await findDatasets('limit=100')));
    expect(new Set(ids).size).toBe(5);
  });

  it('does not list data sets among the series', async () => {
    const { body } = await api.get('/api/discovery/catalog?provider=imf&limit=100').expect(200);
    for (const { inLibrary } of body.entries) expect(inLibrary.length).toBeGreaterThan(0);
  });
});

it.each([
  ['provider=unknown', 'provider'],
  ['limit=101', 'limit'],
  ['cursor=abc', 'cursor'],
  ['topic=', 'topic'],
])('rejects %s and names the parameter %s', async (query, field) => {
  const { status, body } = await api.get(`${path}?${query}`);
  expect([status, body.error, body.details?.[0]?.field]).toEqual([400, 'invalid_request', field]);
});

it('returns 304 for its ETag, and 401 without a key', async () => {
  const { headers } = await api.get(path);
  await api
    .get(path)
    .set('If-None-Match', headers['etag'] as string)
    .expect(304);
  expectErrorResponse(await api.request.get(path), 401, 'missing_api_key');
});
