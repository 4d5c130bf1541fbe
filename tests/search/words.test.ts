import fc from 'fast-check';
import { maximumWords, readWords } from '../../server/search/words.js';

describe('reading words', () => {
  it('keeps letters and digits, lower-cased, and drops everything else', () => {
    expect(readWords('Real GDP (2017 $), %-change')).toEqual(['real', 'gdp', '2017', 'change']);
    expect(readWords('"; drop table')).toEqual(['drop', 'table']);
    expect(readWords(' 📈 \u0000\n')).toEqual([]);
  });

  it('folds diacritics and wide letters', () => {
    expect(readWords('España Österreich ＧＤＰ')).toEqual(['espana', 'osterreich', 'gdp']);
  });

  it('joins dotted initials and drops a possessive s', () => {
    expect(readWords('U.S. and U.K. of the U.S.A')).toEqual(['us', 'and', 'uk', 'of', 'the', 'usa']);
    expect(readWords("Japan's Moody’s")).toEqual(['japan', 'moody']);
  });

  it('reads letters of any script', () => {
    expect(readWords('ВВП Германии, 日本')).toEqual(['ввп', 'германии', '日本']);
  });

  it('reads at most 16 words of at most 40 characters', () => {
    expect(readWords('word '.repeat(5000))).toHaveLength(maximumWords);
    expect(readWords('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
  });

  it('reads its own words back unchanged, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const words = readWords(text);
        expect(readWords(words.join(' '))).toEqual(words);
      }),
      { numRuns: 500 },
    );
  });
});
