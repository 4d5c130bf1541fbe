import fc from 'fast-check';
import { editDistance } from '../../server/search/editDistance.js';
import { buildSpellingIndex, correctSpelling, isKnownPrefix, isKnownWord } from '../../server/search/spelling.js';
import { vocabulary } from './vocabulary.js';

const index = buildSpellingIndex([vocabulary]);

function isLongerOrSwapped(word: string, typed: string): boolean {
  return word.length > typed.length || [...word].sort().join('') === [...typed].sort().join('');
}

describe('correctSpelling', () => {
  it.each([
    ['unemploymnt', 'unemployment'],
    ['hosuing', 'housing'],
    ['moeny', 'money'],
    ['infaltoin', 'inflation'],
    ['tresury', 'treasury'],
    ['ylied', undefined],
    ['bnod', 'bond'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(correctSpelling(index, typed)).toBe(meant);
  });

  it('does not correct known words, their plurals and singulars, numbers, ids and short words', () => {
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

  it('corrects words of four or five letters only by one added letter or a swap', () => {
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

  it('never suggests a word that is known but not a candidate', () => {
    const few = buildSpellingIndex([['yield']], ['libor']);
    expect(correctSpelling(few, 'libor')).toBeUndefined();
    expect(correctSpelling(few, 'libur')).toBeUndefined();
  });

  it('finds the nearest word within the limit, like a search over all words', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), letters, (words, typed) => {
        const found = correctSpelling(buildSpellingIndex([words]), typed);
        const limit = typed.length < 4 ? 0 : typed.length <= 7 ? 1 : 2;
        const candidates = words.filter((word) => typed.length > 5 || isLongerOrSwapped(word, typed));
        const minimum = Math.min(...candidates.map((word) => editDistance(typed, word, 3)));
        if (isKnownWord(buildSpellingIndex([words]), typed) || minimum > limit || limit === 0) {
          expect(found).toBeUndefined();
        } else {
          expect(editDistance(typed, found as string, 3)).toBe(minimum);
        }
      }),
    );
  });
});

describe('isKnownPrefix', () => {
  it('is true if a known word starts with the letters', () => {
    expect(isKnownPrefix(index, 'unem')).toBe(true);
    expect(isKnownPrefix(index, 'unemploymnt')).toBe(false);
    expect(isKnownPrefix(index, 'zzz')).toBe(false);
    expect(isKnownPrefix(buildSpellingIndex([[]]), 'a')).toBe(false);
  });
});
