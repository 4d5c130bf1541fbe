import fc from 'fast-check';
import type { Knex } from 'knex';
import { listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { type SearchFilters, searchIndicators } from '../../server/store/search.js';
import { indexIndicators, listSearchWords } from '../../server/store/searchIndex.js';
import { upsertSeries } from '../../server/store/series.js';
import { forEachDatabase, type OpenFresh } from '../support/databases.js';
import { addExampleReferences, at, exampleIndicator, exampleSeries } from './exampleCatalogue.js';

const examples = [
  {
    slug: 'us-cpi',
    name: 'Consumer Price Index',
    keywords: ['inflation', 'cost of living'],
    places: ['US', 'United States'],
  },
  {
    slug: 'real-gdp',
    name: 'Real Gross Domestic Product',
    keywords: ['gdp', 'output'],
    places: ['US', 'DE', 'Germany'],
  },
  {
    slug: 'unemployment-rate',
    name: 'Unemployment Rate',
    keywords: ['jobless'],
    places: ['DE', 'Germany', 'São Tomé'],
  },
];

async function openWithIndex(openFresh: OpenFresh): Promise<Knex> {
  const db = await openFresh();
  await addExampleReferences(db);
  const frequency = 'quarterly';
  await upsertIndicators(
    db,
    examples.map((own) => exampleIndicator({ ...own, ...(own.slug === 'real-gdp' && { frequency }) })),
    at,
  );
  const ids = new Map((await listIndicators(db)).map(({ slug, id }) => [slug, id]));
  const id = (slug: string) => ids.get(slug) ?? 0;
  const adjusted = 'seasonally_adjusted_annual_rate';
  await upsertSeries(
    db,
    [
      exampleSeries({ indicatorId: id('us-cpi') }),
      exampleSeries({ indicatorId: id('real-gdp'), provider: 'fred', seasonalAdjustment: adjusted }),
      exampleSeries({ indicatorId: id('real-gdp'), provider: 'pwt', country: 'DE' }),
      exampleSeries({ indicatorId: id('unemployment-rate'), provider: 'pwt', country: 'DE' }),
    ],
    at,
  );
  await indexIndicators(
    db,
    examples.map(({ slug, name, ...rest }) => ({
      ...rest,
      indicatorId: id(slug),
      title: name,
      identifiers: [slug],
      body: 'Measured in the field; inflation is not mentioned twice.',
    })),
  );
  return db;
}

async function find(db: Knex, groups: string[][], filters: SearchFilters = {}, matchAll = true): Promise<string[]> {
  const { hits } = await searchIndicators(db, { groups, matchAll }, filters, { limit: 10, offset: 0 });
  const slugs = new Map((await listIndicators(db)).map(({ slug, id }) => [id, slug]));
  return hits.map(({ indicatorId }) => slugs.get(indicatorId) ?? '');
}

forEachDatabase((openFresh) => {
  it('finds by stem, by prefix, by place and without diacritics', async () => {
    const db = await openWithIndex(openFresh);
    expect(await find(db, [['prices']])).toEqual(['us-cpi']);
    expect(await find(db, [['unem*']])).toEqual(['unemployment-rate']);
    expect(await find(db, [['unemployme*']])).toEqual(['unemployment-rate']);
    expect(await find(db, [['germany'], ['rate']])).toEqual(['unemployment-rate']);
    expect(await find(db, [['sao']])).toEqual(['unemployment-rate']);
  });

  it('asks for every group, or for any, of alternative words', async () => {
    const db = await openWithIndex(openFresh);
    expect(await find(db, [['jobless', 'output'], ['germany']])).toHaveLength(2);
    expect(await find(db, [['jobless'], ['output']])).toEqual([]);
    expect((await find(db, [['jobless'], ['output']], {}, false)).sort()).toEqual(['real-gdp', 'unemployment-rate']);
  });

  it('puts a match in the title before one in the body', async () => {
    const db = await openWithIndex(openFresh);
    expect((await find(db, [['inflation']]))[0]).toBe('us-cpi');
    expect(await find(db, [['inflation']])).toHaveLength(3);
  });

  it('browses everything by slug when nothing is asked, in pages', async () => {
    const db = await openWithIndex(openFresh);
    expect(await find(db, [])).toEqual(['real-gdp', 'unemployment-rate', 'us-cpi']);
    const page = await searchIndicators(db, { groups: [], matchAll: true }, {}, { limit: 1, offset: 5 });
    expect(page).toMatchObject({ total: 3, hits: [] });
  });

  it('filters by one and the same series and counts facets over all that was found', async () => {
    const db = await openWithIndex(openFresh);
    expect(await find(db, [], { provider: 'fred', country: 'DE' })).toEqual([]);
    expect(await find(db, [['product']], { provider: 'pwt', country: 'DE', frequency: 'quarterly' })).toEqual([
      'real-gdp',
    ]);
    const everything = await searchIndicators(db, { groups: [], matchAll: true }, {}, { limit: 1, offset: 0 });
    expect(everything.total).toBe(3);
    expect(everything.facets).toMatchObject({
      provider: [
        { value: 'fred', count: 2 },
        { value: 'pwt', count: 2 },
      ],
      frequency: [
        { value: 'monthly', count: 2 },
        { value: 'quarterly', count: 1 },
      ],
      country: [
        { value: 'DE', count: 2 },
        { value: 'US', count: 2 },
      ],
      category: [{ value: 'prices', count: 3 }],
    });
    const { facets } = await searchIndicators(
      db,
      { groups: [], matchAll: true },
      { country: 'DE' },
      { limit: 1, offset: 0 },
    );
    expect(facets.provider).toEqual([{ value: 'pwt', count: 2 }]);
  });

  it('takes whatever it is given as words, never as syntax', async () => {
    const db = await openWithIndex(openFresh);
    const odd = [
      '"',
      "'",
      '*',
      '',
      '-x',
      'a*b(',
      'title:gdp',
      'NEAR(a b)',
      "'; drop table series; --",
      '😀',
      '\\',
      ':*',
      '?',
      'a\u0000b',
    ];
    for (const word of odd) await find(db, [[word]]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.string({ unit: 'grapheme' }))), fc.boolean(), async (groups, matchAll) => {
        const { total } = await searchIndicators(db, { groups, matchAll }, {}, { limit: 5, offset: 0 });
        expect(total).toBeLessThanOrEqual(3);
      }),
      { numRuns: 60 },
    );
    expect(await find(db, [['😀']])).toEqual([]);
    expect(await find(db, [], { provider: "fred' or '1'='1" })).toEqual([]);
    expect(await find(db, [['and'], ['or'], ['not']])).toEqual([]);
    expect(await find(db, [['in'], ['the']])).toHaveLength(3);
  });

  it('forgets the old words of an indicator that is indexed again', async () => {
    const db = await openWithIndex(openFresh);
    expect(await listSearchWords(db)).toEqual(expect.arrayContaining(['jobless', 'gdp', 'cpi', 'living']));
    const [first] = await listIndicators(db);
    const document = {
      indicatorId: first?.id ?? 0,
      title: 'Größe',
      identifiers: [],
      keywords: [],
      places: [],
      body: '',
    };
    await indexIndicators(db, [document]);
    expect(await find(db, [['output']])).toEqual([]);
    expect(await find(db, [['grosse']])).toEqual([]);
    expect(await find(db, [['große']])).toEqual(['real-gdp']);
    expect(await listSearchWords(db)).not.toContain('output');
  });
});
