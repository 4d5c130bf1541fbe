import fc from 'fast-check';
import { editDistance } from '../../server/search/editDistance.js';
import { beginsKnownWord, buildSpellingIndex, correctSpelling, isKnownWord } from '../../server/search/spelling.js';
import { vocabulary } from './vocabulary.js';

const index = buildSpellingIndex(vocabulary);

describe('correcting spelling', () => {
  it.each([
    ['unemploymnt', 'unemployment'],
    ['hosuing', 'housing'],
    ['moeny', 'money'],
    ['infaltoin', 'inflation'],
    ['tresury', 'treasury'],
    ['ylied', undefined],
    ['bnod', 'bond'],
  ])('takes %s for %s', (typed, meant) => {
    expect(correctSpelling(index, typed)).toBe(meant);
  });

  it('leaves known words, their plurals and singulars, numbers, ids and short words alone', () => {
    for (const word of ['inflation', 'rates', 'wage', 'economies', '2026', 'gs11', 'gpd', 'cp']) {
      expect(correctSpelling(index, word)).toBeUndefined();
    }
  });

  it('allows one edit for words of four or five letters', () => {
    const few = buildSpellingIndex(['yield', 'treasury']);
    expect(correctSpelling(few, 'yeild')).toBe('yield');
    expect(correctSpelling(few, 'yeidl')).toBeUndefined();
    expect(correctSpelling(few, 'traesuyr')).toBe('treasury');
  });

  it('prefers the nearer word, then the same first letter, then words of the index, then the alphabet', () => {
    expect(correctSpelling(buildSpellingIndex(['boast', 'coats']), 'coast')).toBe('coats');
    expect(correctSpelling(buildSpellingIndex(['coat'], ['coal']), 'coax')).toBe('coat');
    expect(correctSpelling(buildSpellingIndex(['coat', 'coal']), 'coax')).toBe('coal');
    expect(correctSpelling(buildSpellingIndex(['rental', 'retail']), 'retal')).toBe('rental');
  });

  it('finds the nearest of all words within the limit, as looking at every word would', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), letters, (words, typed) => {
        const found = correctSpelling(buildSpellingIndex(words), typed);
        const limit = typed.length < 4 ? 0 : typed.length <= 5 ? 1 : 2;
        const least = Math.min(...words.map((word) => editDistance(typed, word, 3)));
        if (isKnownWord(buildSpellingIndex(words), typed) || least > limit || limit === 0) {
          expect(found).toBeUndefined();
        } else {
          expect(editDistance(typed, found as string, 3)).toBe(least);
        }
      }),
    );
  });
});

describe('beginnings of words', () => {
  it('are known where a word begins with them', () => {
    expect(beginsKnownWord(index, 'unem')).toBe(true);
    expect(beginsKnownWord(index, 'unemploymnt')).toBe(false);
    expect(beginsKnownWord(index, 'zzz')).toBe(false);
    expect(beginsKnownWord(buildSpellingIndex([]), 'a')).toBe(false);
  });
});
