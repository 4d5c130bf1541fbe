import fc from 'fast-check';
import { buildSearchIndex } from '../../server/search/buildSearchIndex.js';
import { countFacets } from '../../server/search/facets.js';
import type { SearchFilters } from '../../server/search/filters.js';
import { findMatches } from '../../server/search/findMatches.js';
import { buildPlaceIndex } from '../../server/search/places.js';
import type { SearchedIndicator, SearchedSeries } from '../../server/search/searchIndex.js';
import { runInTurns } from '../../server/takeTurn.js';
import { countries } from './vocabulary.js';

function createSeries(country: string, overrides: Partial<SearchedSeries> = {}): SearchedSeries {
  const rest = { provider: 'fred', seasonalAdjustment: 'seasonally_adjusted', sourceAgency: 'Bureau of Figures' };
  const dates = { firstDate: '2000-01-01', lastDate: '2026-09-01' };
  return { country, providerSeriesId: 'ID', ...rest, ...dates, ...overrides };
}

function createIndicator(slug: string, overrides: Partial<SearchedIndicator>): SearchedIndicator {
  const texts = { name: slug, description: 'Measured in the field.', concept: slug, keywords: [] };
  const rest = { category: 'prices', frequency: 'monthly', prominence: 0, defaultCountry: 'US' };
  return { slug, ...texts, ...rest, series: [createSeries('US')], ...overrides };
}

const library = [
  createIndicator('cpi', {
    name: 'Consumer Price Index',
    keywords: ['inflation', 'cost of living'],
    series: [createSeries('US', { providerSeriesId: 'CPIAUCSL' })],
  }),
  createIndicator('gdp', {
    name: 'Real Gross Domestic Product',
    keywords: ['output'],
    description: 'Its price is the deflator, not inflation.',
    frequency: 'quarterly',
    category: 'national-accounts',
    series: [createSeries('DE', { provider: 'pwt', providerSeriesId: 'XR.IND' }), createSeries('US')],
  }),
  createIndicator('jobless', {
    name: 'Euro Area Unemployment Rate',
    keywords: ['unemployment'],
    defaultCountry: 'EA',
    series: [createSeries('EA', { provider: 'awm' })],
  }),
  createIndicator('yen', { name: 'Japanese Yen per US Dollar', keywords: ['exchange rate'] }),
];
const index = await runInTurns(buildSearchIndex(library, countries, buildPlaceIndex(countries)));
const emptyQuery = { text: '', groups: [], optional: [], countries: [], countryGroups: [], frequency: null };

function findSlugs(query: Partial<Parameters<typeof findMatches>[1]>, filters: SearchFilters = {}) {
  const found = findMatches(index, { ...emptyQuery, ...query }, filters, '2026-11-01');
  return { ...found, slugs: found.matches.map((match) => match.indicator.slug) };
}

describe('findMatches', () => {
  it('matches words in singular and plural, by prefix and by id', () => {
    expect(findSlugs({ groups: [['prices']] }).slugs[0]).toBe('cpi');
    expect(findSlugs({ groups: [['unem*']] }).slugs).toEqual(['jobless']);
    expect(findSlugs({ groups: [['cpiaucsl']] }).slugs).toEqual(['cpi']);
    expect(findSlugs({ groups: [['ind*']] }).slugs).toEqual(['cpi']);
  });

  it('requires every group, or any if nothing matches them all', () => {
    expect(
      findSlugs({
        groups: [
          ['unemployment', 'inflation'],
          ['rate', 'price'],
        ],
      }),
    ).toMatchObject({ matched: 'all' });
    const some = findSlugs({ groups: [['inflation'], ['unemployment']] });
    expect(some).toMatchObject({ matched: 'some', slugs: ['jobless', 'cpi', 'gdp'] });
    expect(findSlugs({ groups: [['bitcoin']] })).toMatchObject({ matched: 'none', slugs: [] });
  });

  it('ranks a word in the name before one in the description, which alone is only a partial match', () => {
    expect(findSlugs({ groups: [['inflation']] })).toMatchObject({ matched: 'all', slugs: ['cpi', 'gdp'] });
    expect(findSlugs({ groups: [['deflator']] })).toMatchObject({ matched: 'some', slugs: ['gdp'] });
  });

  it('ranks an indicator first if the text is its full name or slug', async () => {
    const german = createIndicator('de-pay', { name: 'Germany: Price Index (Pay)', series: [createSeries('US')] });
    const named = await runInTurns(buildSearchIndex([...library, german], countries, buildPlaceIndex(countries)));
    const groups = [['price'], ['inflation']];
    const first = (text: string) => {
      const { matched, matches } = findMatches(
        named,
        { ...emptyQuery, text, groups, countries: ['FR'] },
        {},
        '2026-11-01',
      );
      return [matched, matches[0]?.indicator.slug];
    };
    expect(first('germany price index pay')).toEqual(['all', 'de-pay']);
    expect(first('de pay')).toEqual(['all', 'de-pay']);
    expect(first('germany price index')).toEqual(['some', 'jobless']);
  });

  it('prefers indicators with an optional word without requiring it', () => {
    const groups = [['unemployment', 'inflation']];
    expect(findSlugs({ groups, optional: [['rate']] }).slugs).toEqual(findSlugs({ groups }).slugs);
    expect(findSlugs({ groups: [['level', 'inflation', 'unemployment']], optional: [['unemployment']] }).slugs[0]).toBe(
      'jobless',
    );
  });

  it('covers a country by its own series or a name, then by its region only', () => {
    const germany = findSlugs({ countries: ['DE'] });
    expect(germany.slugs).toEqual(['gdp', 'jobless']);
    expect(germany.matches.map((match) => match.series.country)).toEqual(['DE', 'EA']);
    expect(findSlugs({ countries: ['JP'] })).toMatchObject({
      slugs: ['yen'],
      matches: [{ series: { country: 'US' } }],
    });
    expect(findSlugs({ groups: [['inflation']], countries: ['GB'] })).toMatchObject({ matched: 'none', slugs: [] });
    expect(findSlugs({ groups: [['inflation'], ['output']], countries: ['DE'] }).slugs).toEqual(['gdp']);
  });

  it('covers a group by its members, and matches it as a whole only with a series of each', () => {
    const group = { text: 'pair', name: 'Pair', country: 'PAIR', isExact: true };
    const found = (members: string[], isExact = true) => {
      const countryGroups = [{ ...group, members, isExact }];
      return findSlugs({ text: 'output pair', groups: [['output']], countryGroups });
    };
    expect(found(['DE', 'US'])).toMatchObject({ matched: 'all', slugs: ['gdp'], countryGroups: [{ missing: [] }] });
    expect(found(['DE', 'FR'])).toMatchObject({ matched: 'some', countryGroups: [{ missing: ['FR'] }] });
    expect(found(['DE', 'FR']).matches[0]?.series.country).toBe('DE');
    expect(found(['FR', 'JP'])).toMatchObject({ matched: 'none', slugs: [] });
    expect(found(['DE', 'US'], false)).toMatchObject({ matched: 'some', unmatchedWords: ['pair'] });
  });

  it('ranks the named frequency first, and reports a partial match if nothing has it', async () => {
    const groups = [['inflation']];
    expect(findSlugs({ groups, frequency: 'quarterly' })).toMatchObject({ matched: 'some', slugs: ['cpi', 'gdp'] });
    expect(findSlugs({ groups: [['price']], frequency: 'weekly' }).matched).toBe('some');
    const same = createIndicator('cpi-quarterly', { ...library[0], slug: 'cpi-quarterly', frequency: 'quarterly' });
    const both = await runInTurns(buildSearchIndex([...library, same], countries, buildPlaceIndex(countries)));
    const { matches } = findMatches(both, { ...emptyQuery, groups, frequency: 'quarterly' }, {}, '2026-11-01');
    expect(matches.map((match) => match.indicator.slug)).toEqual(['cpi-quarterly', 'cpi', 'gdp']);
  });

  it('lists everything by slug with score 0 for an empty query', () => {
    expect(findSlugs({})).toMatchObject({ matched: 'all', slugs: ['cpi', 'gdp', 'jobless', 'yen'] });
    expect(findSlugs({}).matches.map(({ score }) => score)).toEqual([0, 0, 0, 0]);
  });

  it('applies all filters to the same series, and returns a series that passes', () => {
    expect(findSlugs({}, { provider: 'fred', countries: ['DE'] })).toMatchObject({
      matched: 'none',
      slugs: [],
    });
    const filtered = findSlugs(
      { groups: [['product']] },
      { provider: 'pwt', countries: ['DE'], frequency: 'quarterly' },
    );
    expect(filtered).toMatchObject({ slugs: ['gdp'], matches: [{ series: { country: 'DE' } }] });
    expect(findSlugs({ countries: ['DE'] }, { countries: ['US'] }).slugs).toEqual([]);
  });

  it('counts each indicator once for each value of a facet', () => {
    const facets = countFacets(findSlugs({}).matches);
    expect(facets.provider).toEqual([
      { value: 'fred', count: 3 },
      { value: 'awm', count: 1 },
      { value: 'pwt', count: 1 },
    ]);
    expect(facets.country).toContainEqual({ value: 'DE', count: 1 });
    expect(countFacets(findSlugs({}, { countries: ['DE'] }).matches).provider).toEqual([{ value: 'pwt', count: 1 }]);
  });

  it('accepts any words', () => {
    const words = fc.array(fc.array(fc.string({ unit: 'grapheme' })), { maxLength: 4 });
    fc.assert(
      fc.property(words, words, (groups, optional) => {
        const scores = findSlugs({ groups, optional }).matches.map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        expect(scores.every((score) => score >= 0 && Number.isFinite(score))).toBe(true);
      }),
    );
    for (const word of ['constructor', '__proto__', '', '*'])
      expect(findSlugs({ groups: [[word]] }).matched).toBeDefined();
  });
});

it('a series of which all values are projections ranks after one with observed values', async () => {
  const series = (isProjected: boolean) => [createSeries('US', { isProjected })];
  const people = [
    createIndicator('a-projection', { name: 'Population', series: series(true) }),
    createIndicator('b-count', { name: 'Population', series: series(false) }),
  ];
  const index = await runInTurns(buildSearchIndex(people, countries, buildPlaceIndex(countries)));
  const { matches } = findMatches(index, { ...emptyQuery, groups: [['population']] }, {}, '2026-11-21');
  expect(matches.map(({ indicator }) => indicator.slug)).toEqual(['b-count', 'a-projection']);
});
