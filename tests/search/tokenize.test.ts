import fc from 'fast-check';
import { maxWords, tokenizeQuery } from '../../server/search/tokenize.js';

describe('tokenizeQuery', () => {
  it('keeps letters and digits, lower-cased, and drops everything else', () => {
    expect(tokenizeQuery('Real GDP (2017 $), %-change')).toEqual(['real', 'gdp', '2017', 'change']);
    expect(tokenizeQuery('"; drop table')).toEqual(['drop', 'table']);
    expect(tokenizeQuery(' 📈 \u0000\n')).toEqual([]);
  });

  it('folds diacritics and wide letters', () => {
    expect(tokenizeQuery('España Österreich ＧＤＰ')).toEqual(['espana', 'osterreich', 'gdp']);
  });

  it('joins dotted initials and drops a possessive s', () => {
    expect(tokenizeQuery('U.S. and U.K. of the U.S.A')).toEqual(['us', 'and', 'uk', 'of', 'the', 'usa']);
    expect(tokenizeQuery("Japan's Moody’s")).toEqual(['japan', 'moody']);
  });

  it('reads letters of any script', () => {
    expect(tokenizeQuery('ВВП Германии, 日本')).toEqual(['ввп', 'германии', '日本']);
  });

  it('reads at most 16 words of at most 40 characters', () => {
    expect(tokenizeQuery('word '.repeat(5000))).toHaveLength(maxWords);
    expect(tokenizeQuery('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
  });

  it('returns its own words unchanged for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const words = tokenizeQuery(text);
        expect(tokenizeQuery(words.join(' '))).toEqual(words);
      }),
      { numRuns: 500 },
    );
  });
});
