import fc from 'fast-check';
import { buildLexicon } from '../../server/search/lexicon.js';
import { readQuery } from '../../server/search/readQuery.js';
import { maxWords } from '../../server/search/tokenize.js';
import { countries, vocabulary } from './vocabulary.js';

const lexicon = buildLexicon({ vocabulary, countries });
const read = (text: string) => readQuery(text, lexicon);

describe('reading a search text', () => {
  it('asks for nothing when there are no words', () => {
    for (const text of ['', '   ', '😀📉', '"()*&|!:-']) {
      expect(read(text)).toEqual({
        groups: [],
        optional: [],
        countries: [],
        frequency: null,
        corrections: [],
        text: '',
      });
    }
  });

  it('reads the last word as one still being typed, unless it is a word already', () => {
    expect(read('unem').groups).toEqual([['unem', 'unem*']]);
    expect(read('real gdp').groups).toEqual([['real'], ['gdp']]);
    expect(read('gdp per capita').groups[1]).not.toContain('capita*');
    expect(read('xyz').groups).toEqual([['xyz', 'xyz*']]);
  });

  it('reads an inner word that only begins known words as a prefix', () => {
    expect(read('unem rate').groups[0]).toEqual(['unem', 'unem*']);
    expect(read('unem rate').corrections).toEqual([]);
  });

  it('asks for the form of a figure only where nothing else is asked for', () => {
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
  ])('takes the frequency of "%s" for %s', (text, frequency) => {
    expect(read(text).frequency).toBe(frequency);
    expect(read(text).corrections).toEqual([]);
  });

  it('leaves words of the trade alone that the library has nothing of', () => {
    for (const word of ['gini', 'poverty', 'libor', 'sofr', 'pmi', 'bitcoin']) {
      expect(read(word)).toMatchObject({ groups: [[word]], corrections: [] });
    }
  });

  it('takes nothing for the id of a series', () => {
    expect(buildLexicon({ vocabulary, identifiers: ['payxms'], countries }).spelling.known.has('payxms')).toBe(true);
    const corrected = readQuery('payxmz', buildLexicon({ vocabulary, identifiers: ['payxms'], countries }));
    expect(corrected.corrections).toEqual([]);
  });

  it('drops stop words, unless there is nothing else', () => {
    expect(read('the price of gasoline').groups.map(([word]) => word)).toEqual(['price', 'gasoline']);
    expect(read('in').groups).toEqual([['in', 'in*']]);
  });

  it('says what it took a misspelt word for and keeps the word as typed', () => {
    const query = read('unemploymnt');
    expect(query.corrections).toEqual([{ from: 'unemploymnt', to: 'unemployment' }]);
    expect(query.groups).toEqual([['unemployment', 'jobless', 'unemployed', 'unemploymnt']]);
    expect(query.text).toBe('unemploymnt');
  });

  it('corrects towards names of places', () => {
    expect(read('germny gdp')).toMatchObject({ countries: ['DE'], corrections: [{ from: 'germny', to: 'germany' }] });
  });

  it('adds the names economists file a word under', () => {
    expect(read('inflation').groups[0]).toEqual(expect.arrayContaining(['inflation', 'cpi', 'hicp']));
    expect(read('jobless').groups[0]).toContain('unemployment');
    expect(read('payrolls').groups[0]).toContain('nonfarm');
    expect(read('wages').groups[0]).toEqual(expect.arrayContaining(['earnings', 'compensation']));
    expect(read('oil').groups[0]).toEqual(expect.arrayContaining(['crude', 'brent', 'wti']));
    expect(read('brent').groups[0]).toEqual(['brent']);
    expect(read('ten year bond').groups[0]).toContain('10');
  });

  it('meets each word of a phrase by the one word that stands for the phrase', () => {
    expect(read('gross domestic product').groups).toEqual([
      ['gross', 'gdp'],
      ['domestic', 'gdp'],
      ['product', 'gdp'],
    ]);
    expect(read('consumer price index').groups.every((group) => group.includes('cpi'))).toBe(true);
    expect(read('cost of living').groups.every((group) => group.includes('cpi'))).toBe(true);
  });
});

describe('well-known searches', () => {
  it('"cpi" and a series id mean nothing else', () => {
    expect(read('cpi').groups).toEqual([['cpi']]);
    expect(read('CPIAUCSL').groups).toEqual([['cpiaucsl']]);
  });

  it('"us inflation" names a place and a figure', () => {
    const query = read('us inflation');
    expect(query.countries).toEqual(['US']);
    expect(query.groups).toHaveLength(1);
    expect(query.groups[0]).toContain('cpi');
    expect(read('U.S. inflation')).toMatchObject({ groups: query.groups, countries: ['US'] });
  });

  it('"unemployment germany" does not read Germany as a word to be met, or as the beginning of one', () => {
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

  it('"japan exchange rate" names a place and what currencies are filed under', () => {
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

  it('"10 year treasury", "10-year treasury" and "10y treasury" are the same question', () => {
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

  it('is read without failing into a bounded number of clean words', () => {
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

  it('is read the same way every time, and its normalised form the same way again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readQuery(text, buildLexicon({ vocabulary, countries }))).toEqual(read(text));
        expect(read(read(text).text)).toEqual(read(text));
      }),
      { numRuns: 50 },
    );
  });

  it('never has a known word corrected', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vocabulary), (word) => {
        expect(read(`${word} rate`).corrections).toEqual([]);
      }),
    );
  });

  it('of 10 kB is read in about the time of 16 words', () => {
    const long = 'unemplyoment hosuing qwertzuiop '.repeat(400);
    expect(read(long).groups).toHaveLength(maxWords);
    expect(read(long)).toEqual(read(long.slice(0, 500)));
    expect(read('x'.repeat(10_000)).groups).toHaveLength(1);
  });
});
