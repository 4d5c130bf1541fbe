import { type Api, startApi } from '../support/api.js';
import { indicators as catalogue } from '../support/rawLibrary.js';
import {
  itRejectsParameters,
  itRequiresKey,
  itReturnsTheSameItemsInPages,
  itSupportsConditionalRequests,
} from '../support/readGuarantees.js';

interface Entry {
  slug: string;
  category: string;
  frequency: string;
}

function listSlugs({ indicators }: { indicators: Entry[] }): string[] {
  return indicators.map(({ slug }) => slug);
}

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('indicators.search', () => {
  it('lists the whole library by slug without q', async () => {
    const { body } = await api.get('/v1/indicators/search?limit=100').expect(200);
    expect(body.total).toBe(catalogue.length);
    expect(listSlugs(body)).toEqual(
      catalogue
        .map(({ slug }) => slug)
        .sort()
        .slice(0, 100),
    );
  });

  it('counts each facet over all matches, largest first', async () => {
    const { body } = await api.get('/v1/indicators/search?limit=1').expect(200);
    const counts = body.facets.category.map(({ count }: { count: number }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(catalogue.length);
    const prices = catalogue.filter(({ category }) => category === 'prices').length;
    expect(body.facets.category).toContainEqual({ value: 'prices', count: prices });
  });

  it.each(['category', 'frequency'] as const)('filters by a value of %s', async (name) => {
    const value = name === 'category' ? 'housing' : 'annual';
    const { body } = await api.get(`/v1/indicators/search?${name}=${value}&limit=100`).expect(200);
    const expected = catalogue.filter((indicator) => indicator[name] === value);
    expect(listSlugs(body)).toEqual(expected.map(({ slug }) => slug).sort());
  });

  it('filters by country code, in either length and case', async () => {
    const short = await api.get('/v1/indicators/search?country=US&limit=1').expect(200);
    const long = await api.get('/v1/indicators/search?country=usa&limit=1').expect(200);
    expect(long.body.total).toBe(short.body.total);
    expect(short.body.total).toBeLessThan(catalogue.length);
  });

  it('finds an indicator by its name, with the dates it covers', async () => {
    const { body } = await api.get('/v1/indicators/search?q=real+gross+domestic+product&limit=100').expect(200);
    const found = body.indicators.find(({ slug }: { slug: string }) => slug === 'real-gdp');
    expect(found).toMatchObject({
      countries: 2,
      defaultCountry: 'US',
      firstDate: '1947-01-01',
      lastDate: '2026-04-01',
    });
  });

  it('returns the best match first', async () => {
    const { body } = await api.get('/v1/indicators/search?q=unemployment&limit=100').expect(200);
    const scores = body.indicators.map(({ score }: { score: number }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(listSlugs(body)).toContain('us-unemployment-rate');
  });

  it('interprets a place name in the text as the country', async () => {
    const { body } = await api.get('/v1/indicators/search?q=us+inflation').expect(200);
    expect(body.query).toMatchObject({ countries: ['US'], matched: 'all' });
  });

  it('corrects a misspelt word and finds the same results', async () => {
    const right = await api.get('/v1/indicators/search?q=unemployment').expect(200);
    const wrong = await api.get('/v1/indicators/search?q=unemploymnt').expect(200);
    expect(wrong.body.query.corrections).toEqual([{ from: 'unemploymnt', to: 'unemployment' }]);
    expect(listSlugs(wrong.body)).toEqual(listSlugs(right.body));
  });

  it('returns matches of some words when nothing matches all', async () => {
    const { body } = await api.get('/v1/indicators/search?q=zzzzzz+gdp').expect(200);
    expect(body.query.matched).toBe('some');
    expect(body.total).toBeGreaterThan(0);
  });

  itReturnsTheSameItemsInPages(() => api, {
    all: '/v1/indicators/search?q=unemployment&limit=100',
    paged: '/v1/indicators/search?q=unemployment&limit=4',
    field: 'indicators',
  });

  itRejectsParameters(
    () => api,
    [
      ['/v1/indicators/search?text=gdp', 'text'],
      ['/v1/indicators/search?limit=101', 'limit'],
      ['/v1/indicators/search?category=gdp', 'category'],
      ['/v1/indicators/search?cursor=abc', 'cursor'],
      [
        '/v1/indicators/search?q=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
        'q',
      ],
    ],
  );

  it('rejects a cursor of another search', async () => {
    const first = await api.get('/v1/indicators/search?q=gdp&limit=1').expect(200);
    const { status, body } = await api.get(`/v1/indicators/search?q=cpi&limit=1&cursor=${first.body.nextCursor}`);
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field: 'cursor' }]);
  });

  itRequiresKey(() => api, '/v1/indicators/search');

  itSupportsConditionalRequests(() => api, '/v1/indicators/search?q=gdp');
});
