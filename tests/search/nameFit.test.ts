import fc from 'fast-check';
import { computeFit, lookUp, type TermList, toTermList } from '../../server/search/ranking.js';
import type { RankedIndicator, SearchIndex } from '../../server/search/searchIndex.js';
import { joinNames } from '../../server/search/spacedText.js';

const indicator: RankedIndicator = {
  slug: 'us-cpi',
  name: 'Consumer Price Index',
  category: 'prices',
  frequency: 'monthly',
  prominence: 0,
  defaultCountry: 'US',
  series: [],
};
/** An indicator without prominence has half the score, of which names are half. */
const shareOfNames = 1 / 4;
const words = ['a', 'aa', 'ab', 'b', 'c', 'a.b', '(', '*a'];
const word = fc.constantFrom(...words);
const names = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
const groups = fc.array(fc.array(fc.oneof(word, fc.constantFrom('a*', 'b*', '(*')), { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
});

/** Looks up groups in an index that has all words, but no indicator. */
function readTerms(texts: string[][]): TermList {
  const index: SearchIndex<RankedIndicator> = {
    indexed: [],
    postings: new Map(),
    fullNames: new Map(),
    words: [...words].sort(),
    size: 10,
    countFiled: () => 1,
  };
  return toTermList(texts.map((group) => lookUp(index, group)));
}

/** Computes the similarity of one name from all its words. */
function computeSimilarity({ terms, totalWeight, wordWeights }: TermList, name: string[]): number {
  const inText = name.reduce((sum, one) => sum + (wordWeights.get(one) ?? 0), 0) / name.length;
  const inName = terms.reduce(
    (sum, term) => sum + term.weight * Math.max(0, ...name.map((one) => term.words.get(one) ?? 0)),
    0,
  );
  return (inText * inName) / totalWeight;
}

describe('the fit of names', () => {
  it('is the similarity of the most similar name, on whatever line it is', () => {
    fc.assert(
      fc.property(names, groups, (lists, texts) => {
        const terms = readTerms(texts);
        const indexed = {
          indicator,
          names: joinNames(lists.map((list) => list.join(' '))),
          namedPlaces: new Set<string>(),
          isProjection: false,
        };
        const highest = Math.max(0, ...lists.map((name) => computeSimilarity(terms, name)));
        expect(computeFit(terms, indexed, 0)).toBeCloseTo(highest * shareOfNames, 12);
      }),
    );
  });
});
