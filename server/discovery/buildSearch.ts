import { buildSearchIndex } from '../search/buildSearchIndex.js';
import { listIndicatorWords } from '../search/indexedWords.js';
import { buildLexicon, type Lexicon } from '../search/lexicon.js';
import type { Country } from '../search/places.js';
import type { SearchedIndicator, SearchIndex } from '../search/searchIndex.js';
import { runInTurns, takeTurn } from '../takeTurn.js';

/** What a search over indicators needs. */
export interface Search<Indicator extends SearchedIndicator> {
  /** Words and countries for parsing a search text. */
  lexicon: Lexicon;
  index: SearchIndex<Indicator>;
}

/** Builds the lexicon and the search index of indicators. Takes turns. */
export async function buildSearch<Indicator extends SearchedIndicator>(
  indicators: Indicator[],
  countries: readonly Country[],
): Promise<Search<Indicator>> {
  await takeTurn();
  const words = listIndicatorWords(indicators);
  await takeTurn();
  const lexicon = buildLexicon({ ...words, countries });
  return { lexicon, index: await runInTurns(buildSearchIndex(indicators, countries, lexicon.places)) };
}
