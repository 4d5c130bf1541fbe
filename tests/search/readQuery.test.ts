import fc from 'fast-check';
import { buildLexicon } from '../../server/search/lexicon.js';
import { readQuery } from '../../server/search/readQuery.js';
import { maxWords } from '../../server/search/tokenize.js';
import { countries, vocabulary } from './vocabulary.js';

const lexicon = buildLexicon({ vocabulary, countries });
const read = (text: string) => readQuery(text, lexicon);

describe('readQuery', () => {
  it('returns an empty query for a text without words', () => {
    for (const text of ['', '   ', '😀📉', '"()*&|!:-']) {
      expect(read(text)).toEqual({
        groups: [],
        optional: [],
        countries: [],
        countryGroups: [],
        frequency: null,
        corrections: [],
        text: '',
      });
    }
  });

  it('reads the rate of a central bank as the policy rate of its country', () => {
    for (const text of ['ECB rate', 'ecb deposit rates', 'European Central Bank interest rate decision']) {
      expect(read(text)).toMatchObject({ groups: [['policy'], ['rate']], countries: ['EA'] });
    }
    expect(read('bank of england base rate').countries).toEqual(['GB']);
    expect(read('ecb exchange rates').groups[0]).not.toEqual(['policy']);
  });

  it('treats the last word as a prefix unless it is a known word', () => {
    expect(read('unem').groups).toEqual([['unem', 'unem*']]);
    expect(read('real gdp').groups).toEqual([['real'], ['gdp']]);
    expect(read('gdp per capita').groups[1]).not.toContain('capita*');
    expect(read('xyz').groups).toEqual([['xyz', 'xyz*']]);
  });

  it('treats an inner word as a prefix if it only starts known words', () => {
    expect(read('unem rate').groups[0]).toEqual(['unem', 'unem*']);
    expect(read('unem rate').corrections).toEqual([]);
  });

  it('treats words such as rate and growth as optional unless they are the only words', () => {
    expect(read('inflation rate')).toMatchObject({ groups: [expect.arrayContaining(['cpi'])], optional: [['rate']] });
    expect(read('money growth in figures').optional).toEqual([['growth'], ['figures']]);
    expect(read('growth rate')).toMatchObject({ groups: [['growth'], ['rate']], optional: [] });
    expect(read('us growth')).toMatchObject({ groups: [['growth']], countries: ['US'] });
  });

  it.each([
    ['gdp quarterly', 'quarterly'],
    ['monthly cpi', 'monthly'],
    ['daily yen', 'daily'],
    ['yearly population', 'annual'],
    ['population annually', 'annual'],
    ['average weekly hours', 'weekly'],
    ['10 year treasury', null],
  ])('reads the frequency of "%s" as %s', (text, frequency) => {
    expect(read(text).frequency).toBe(frequency);
    expect(read(text).corrections).toEqual([]);
  });

  it('does not correct economic terms that the library has no data for', () => {
    for (const word of ['gini', 'poverty', 'libor', 'sofr', 'pmi', 'bitcoin']) {
      expect(read(word)).toMatchObject({ groups: [[word]], corrections: [] });
    }
  });

  it('never corrects a word to the id of a series', () => {
    expect(buildLexicon({ vocabulary, identifiers: ['payxms'], countries }).spelling.known.has('payxms')).toBe(true);
    const corrected = readQuery('payxmz', buildLexicon({ vocabulary, identifiers: ['payxms'], countries }));
    expect(corrected.corrections).toEqual([]);
  });

  it('drops stop words unless there are no other words', () => {
    expect(read('the price of gasoline').groups.map(([word]) => word)).toEqual(['price', 'gasoline']);
    expect(read('in').groups).toEqual([['in', 'in*']]);
  });

  it('returns spelling corrections and keeps the words as typed', () => {
    const query = read('unemploymnt');
    expect(query.corrections).toEqual([{ from: 'unemploymnt', to: 'unemployment' }]);
    expect(query.groups).toEqual([['unemployment', 'jobless', 'unemployed', 'unemploymnt']]);
    expect(query.text).toBe('unemploymnt');
  });

  it('corrects misspelt country names', () => {
    expect(read('germny gdp')).toMatchObject({ countries: ['DE'], corrections: [{ from: 'germny', to: 'germany' }] });
  });

  it('adds synonyms that economists use', () => {
    expect(read('inflation').groups[0]).toEqual(expect.arrayContaining(['inflation', 'cpi', 'hicp']));
    expect(read('jobless').groups[0]).toContain('unemployment');
    expect(read('payrolls').groups[0]).toContain('nonfarm');
    expect(read('wages').groups[0]).toEqual(expect.arrayContaining(['earnings', 'compensation']));
    expect(read('oil').groups[0]).toEqual(expect.arrayContaining(['crude', 'brent', 'wti']));
    expect(read('brent').groups[0]).toEqual(['brent']);
    expect(read('ten year bond').groups[0]).toContain('10');
  });

  it('adds the synonym of a phrase to each of its words', () => {
    expect(read('gross domestic product').groups).toEqual([
      ['gross', 'gdp'],
      ['domestic', 'gdp'],
      ['product', 'gdp'],
    ]);
    expect(read('consumer price index').groups.every((group) => group.includes('cpi'))).toBe(true);
    expect(read('cost of living').groups.every((group) => group.includes('cpi'))).toBe(true);
  });
});

describe('common searches', () => {
  it('"cpi" and a series id have no alternatives', () => {
    expect(read('cpi').groups).toEqual([['cpi']]);
    expect(read('CPIAUCSL').groups).toEqual([['cpiaucsl']]);
  });

  it('"us inflation" names a country and a topic', () => {
    const query = read('us inflation');
    expect(query.countries).toEqual(['US']);
    expect(query.groups).toHaveLength(1);
    expect(query.groups[0]).toContain('cpi');
    expect(read('U.S. inflation')).toMatchObject({ groups: query.groups, countries: ['US'] });
  });

  it('"unemployment germany" reads Germany as a country rather than as a word or prefix', () => {
    const query = read('unemployment germany');
    expect(query.countries).toEqual(['DE']);
    expect(query.groups.map(([word]) => word)).toEqual(['unemployment']);
  });

  it('"fed funds rate" finds the federal funds rate', () => {
    const { groups, optional } = read('fed funds rate');
    expect(groups[0]).toContain('federal');
    expect(groups[1]).toContain('funds');
    expect(optional[0]).toContain('rate');
  });

  it('"japan exchange rate" names a country and finds currencies', () => {
    const { groups, optional, countries: codes } = read('japan exchange rate');
    expect(codes).toEqual(['JP']);
    expect(groups).toEqual([expect.arrayContaining(['exchange', 'fx'])]);
    expect(optional).toEqual([expect.arrayContaining(['rate', 'fx'])]);
  });

  it('"gdp per capita" is not about Peru', () => {
    const query = read('gdp per capita');
    expect(query.countries).toEqual([]);
    expect(query.groups.map(([word]) => word)).toEqual(['gdp', 'capita']);
  });

  it('"10 year treasury", "10-year treasury" and "10y treasury" are the same query', () => {
    const { groups } = read('10 year treasury');
    expect(groups.map(([word]) => word)).toEqual(['10', 'year', 'treasury']);
    expect(read('10-year treasury').groups).toEqual(groups);
    expect(read('10y treasury').groups).toEqual(groups);
  });

  it('"usdjpy" and "usd/jpy" are two currencies', () => {
    expect(read('usdjpy').groups).toEqual([
      ['usd', 'dollar'],
      ['jpy', 'yen'],
    ]);
    expect(read('USD/JPY').groups).toEqual(read('usdjpy').groups);
  });

  it('"housing starts" needs no correction', () => {
    expect(read('housing starts')).toMatchObject({ corrections: [], countries: [] });
  });

  it('"euro area gdp" is about the euro area, "eur usd" about currencies', () => {
    expect(read('euro area gdp').countries).toEqual(['EA']);
    expect(read('eur usd').countries).toEqual([]);
  });

  it('"latin america" is not about the United States', () => {
    expect(read('latin america gdp').countries).toEqual([]);
  });
});

describe('any text', () => {
  const words = fc.array(fc.constantFrom(...vocabulary, 'of', 'the', 'us', 'germany', 'euro', 'unemploymnt', '10y'));
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    words.map((list) => list.join(' ')),
  );

  it('is parsed without an error into a bounded number of clean words', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { groups: required, optional, countries: codes, corrections } = read(text);
        const groups = [...required, ...optional];
        expect(groups.length).toBeLessThanOrEqual(maxWords);
        expect(codes.length + corrections.length).toBeLessThanOrEqual(2 * maxWords);
        for (const group of groups) {
          expect(group.length).toBeGreaterThan(0);
          expect(group.length).toBeLessThanOrEqual(16);
          expect(new Set(group).size).toBe(group.length);
          for (const word of group) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}\*?$/u);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is parsed deterministically, and its normalised form parses to the same query', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readQuery(text, buildLexicon({ vocabulary, countries }))).toEqual(read(text));
        expect(read(read(text).text)).toEqual(read(text));
      }),
      { numRuns: 50 },
    );
  });

  it('keeps known words uncorrected', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vocabulary), (word) => {
        expect(read(`${word} rate`).corrections).toEqual([]);
      }),
    );
  });

  it('of 10 kB is limited to 16 words', () => {
    const long = 'unemplyoment hosuing qwertzuiop '.repeat(400);
    expect(read(long).groups).toHaveLength(maxWords);
    expect(read(long)).toEqual(read(long.slice(0, 500)));
    expect(read('x'.repeat(10_000)).groups).toHaveLength(1);
  });
});
