import fc from 'fast-check';
import { editDistance } from '../../server/search/editDistance.js';
import { buildSpellingIndex, correctSpelling, isKnownPrefix, isKnownWord } from '../../server/search/spelling.js';
import { vocabulary } from './vocabulary.js';

const index = buildSpellingIndex([vocabulary]);

function isLongerOrSwapped(word: string, typed: string): boolean {
  return word.length > typed.length || [...word].sort().join('') === [...typed].sort().join('');
}

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

  it('allows one edit for words of six or seven letters, two for longer ones', () => {
    const few = buildSpellingIndex([['yields', 'treasury', 'property']]);
    expect(correctSpelling(few, 'yiells')).toBe('yields');
    expect(correctSpelling(few, 'yeidls')).toBeUndefined();
    expect(correctSpelling(few, 'proprty')).toBe('property');
    expect(correctSpelling(few, 'poverty')).toBeUndefined();
    expect(correctSpelling(few, 'traesuyr')).toBe('treasury');
  });

  it('takes a word of four or five letters only for one with a letter more, or with two swapped', () => {
    const few = buildSpellingIndex([['japan', 'gin', 'core', 'bond', 'south', 'labor', 'yield']]);
    expect(correctSpelling(few, 'japn')).toBe('japan');
    expect(correctSpelling(few, 'bnod')).toBe('bond');
    expect(correctSpelling(few, 'yeild')).toBe('yield');
    for (const word of ['gini', 'corn', 'youth', 'libor']) expect(correctSpelling(few, word)).toBeUndefined();
  });

  it('prefers the nearer word, then the same first letter, then words of the earlier list, then the alphabet', () => {
    expect(correctSpelling(buildSpellingIndex([['boaster', 'coasted']]), 'coaster')).toBe('coasted');
    expect(correctSpelling(buildSpellingIndex([['coated'], ['coaled']]), 'coaxed')).toBe('coated');
    expect(correctSpelling(buildSpellingIndex([['coated', 'coaled']]), 'coaxed')).toBe('coaled');
    expect(correctSpelling(buildSpellingIndex([['rental', 'retail']]), 'retal')).toBe('rental');
  });

  it('takes no word for one that is only known', () => {
    const few = buildSpellingIndex([['yield']], ['libor']);
    expect(correctSpelling(few, 'libor')).toBeUndefined();
    expect(correctSpelling(few, 'libur')).toBeUndefined();
  });

  it('finds the nearest of all words within the limit, as looking at every word would', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), letters, (words, typed) => {
        const found = correctSpelling(buildSpellingIndex([words]), typed);
        const limit = typed.length < 4 ? 0 : typed.length <= 7 ? 1 : 2;
        const candidates = words.filter((word) => typed.length > 5 || isLongerOrSwapped(word, typed));
        const least = Math.min(...candidates.map((word) => editDistance(typed, word, 3)));
        if (isKnownWord(buildSpellingIndex([words]), typed) || least > limit || limit === 0) {
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
    expect(isKnownPrefix(index, 'unem')).toBe(true);
    expect(isKnownPrefix(index, 'unemploymnt')).toBe(false);
    expect(isKnownPrefix(index, 'zzz')).toBe(false);
    expect(isKnownPrefix(buildSpellingIndex([[]]), 'a')).toBe(false);
  });
});
