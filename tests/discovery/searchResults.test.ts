import { expectErrorFields } from '../support/expectErrorResponse.js';
import { indicators } from '../support/rawLibrary.js';
import { useApi } from '../support/useApi.js';

const api = useApi();

interface Hit {
  slug: string;
  category: string;
  score: number;
}

async function search(query: Record<string, string | number>) {
  const { status, body } = await api().request.get('/v1/indicators/search').query(query).set('X-API-Key', api().key);
  expect(status).toBe(200);
  return { ...body, slugs: body.indicators.map(({ slug }: Hit) => slug) as string[] };
}

describe('a search', () => {
  it.each([
    ['cpi', 'us-cpi-all-items', 3],
    ['CPI', 'us-cpi-all-items', 3],
    ['gdp', 'real-gdp', 3],
    ['unemployment', 'us-unemployment-rate', 3],
    ['unemploymnet', 'us-unemployment-rate', 3],
    ['us inflation', 'us-cpi-all-items', 5],
    ['euro area inflation', 'euro-area-hicp', 1],
    ['unemployment euro area', 'euro-area-unemployment-rate', 2],
    ['fed funds', 'us-federal-funds-rate', 1],
    ['10 year treasury', 'us-treasury-yield-10-year', 1],
    ['usd jpy', 'usd-jpy-daily', 2],
    ['population india', 'population-total', 1],
    ['CPIAUCSL', 'us-cpi-all-items', 1],
  ])('for "%s" returns %s among the first %i', async (q, slug, first) => {
    expect((await search({ q })).slugs.slice(0, first)).toContain(slug);
  });

  it('for the whole name or slug of an indicator returns it first, in any case and without punctuation', async () => {
    const missed: string[] = [];
    for (const { slug, name } of indicators) {
      for (const q of [name, name.toUpperCase().replaceAll(/[^\p{L}\p{N}.'’]+/gu, ' '), slug]) {
        const [first] = (await search({ q, limit: 1 })).indicators;
        if (first[q === slug ? 'slug' : 'name'] !== (q === slug ? slug : name)) missed.push(`${q}: ${first.name}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('for consumer prices returns prices first', async () => {
    const { indicators: hits } = await search({ q: 'cpi', limit: 10 });
    expect(hits.map(({ category }: Hit) => category)).toEqual(Array(hits.length).fill('prices'));
  });

  it('recognises a country in the text, and finds series of the country or its region', async () => {
    const { query, slugs, total } = await search({ q: 'unemployment germany' });
    expect(query).toMatchObject({ text: 'unemployment germany', countries: ['DE'] });
    expect(total).toBeGreaterThan(0);
    expect(slugs).toContain('euro-area-unemployment-rate');
    expect(slugs.filter((slug: string) => slug.startsWith('us-'))).toEqual([]);
  });

  it('returns an empty result without an error if nothing matches', async () => {
    expect(await search({ q: 'zzzzqqq' })).toMatchObject({ count: 0, total: 0, indicators: [], nextCursor: null });
  });

  it('for blanks or punctuation lists the library', async () => {
    for (const q of ['   ', '?!', '%']) expect((await search({ q })).total).toBe(indicators.length);
  });

  it('for an empty text lists the library', async () => {
    const { status, body } = await api().get('/v1/indicators/search?q=');
    expect([status, body.total]).toEqual([200, indicators.length]);
  });

  it('treats syntax of the index as words', async () => {
    for (const q of ['"gdp', 'gdp AND (', 'title:gdp', "'; drop table indicators; --", 'gdp*', '-gdp', 'NEAR(a b)']) {
      expect((await search({ q })).total).toBeGreaterThanOrEqual(0);
    }
    expect((await search({})).total).toBe(indicators.length);
  });

  it('rejects a text that is too long', async () => {
    expectErrorFields(await api().get(`/v1/indicators/search?q=${'a'.repeat(201)}`), 400, 'invalid_request', 'q');
  });
});

/** Filters on a property of a series, or of its indicator. */
type Property = 'provider' | 'country' | 'seasonalAdjustment';

/** Finds the indicators of the catalogue with a series that has all these values. */
function findMatching({ category, frequency, ...seriesFilter }: Record<string, string>) {
  return indicators.filter(
    (indicator) =>
      (category === undefined || indicator.category === category) &&
      (frequency === undefined || indicator.frequency === frequency) &&
      indicator.series.some((series) => {
        const values = { seasonalAdjustment: indicator.seasonalAdjustment, ...series };
        return Object.entries(seriesFilter).every(([name, value]) => values[name as Property] === value);
      }),
  );
}

const filters: Record<string, string>[] = [
  {},
  { category: 'prices' },
  { frequency: 'daily' },
  { provider: 'awm' },
  { country: 'EA' },
  { country: 'DE' },
  { seasonalAdjustment: 'seasonally_adjusted_annual_rate' },
  { country: 'EA', seasonalAdjustment: 'seasonally_adjusted_annual_rate' },
  { category: 'national-accounts', frequency: 'quarterly', country: 'US', provider: 'fred' },
];

describe('a filtered search', () => {
  it.each(filters)('by %j returns the matching indicators of the catalogue, by slug', async (filter) => {
    const { slugs, total } = await search({ ...filter, limit: 100 });
    const expected = findMatching(filter).map(({ slug }) => slug);
    expect(total).toBe(expected.length);
    expect(slugs).toEqual(expected.sort().slice(0, 100));
  });

  it.each(filters)('by %j counts each facet value correctly', async (filter) => {
    const { facets } = await search({ ...filter, limit: 1 });
    for (const name of ['category', 'frequency'] as const) {
      for (const { value, count } of facets[name])
        expect(count).toBe(findMatching({ ...filter, [name]: value }).length);
    }
    const total = findMatching(filter).length;
    const sum = facets.category.reduce((all: number, { count }: { count: number }) => all + count, 0);
    expect(sum).toBe(total);
    for (const name of ['provider', 'country', 'seasonalAdjustment'].filter((facet) => filter[facet] === undefined)) {
      for (const { value, count } of facets[name])
        expect(count).toBe(findMatching({ ...filter, [name]: value }).length);
    }
  });

  it('counts facets of all results, not of the page', async () => {
    const one = await search({ q: 'unemployment', limit: 1 });
    const many = await search({ q: 'unemployment', limit: 100 });
    expect([one.count, one.facets]).toEqual([1, many.facets]);
    expect(many.total).toBe(many.count);
  });

  it('restricts a text search, and accepts any code of a country', async () => {
    const all = await search({ q: 'gdp', limit: 100 });
    const totals = await Promise.all(
      ['EA', 'ea', 'EMU', 'emu'].map((country) => search({ q: 'gdp', country, limit: 100 })),
    );
    for (const { slugs } of totals) expect(slugs).toEqual(totals[0]?.slugs);
    expect(all.slugs).toEqual(expect.arrayContaining(totals[0]?.slugs ?? []));
    expect(totals[0]?.total).toBeLessThan(all.total);
  });
});
