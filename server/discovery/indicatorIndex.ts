import type { Knex } from 'knex';
import { buildLexicon, type Lexicon } from '../search/lexicon.js';
import { buildSearchIndex, listIndicatorWords, type SearchIndex } from '../search/searchIndex.js';
import { listCountries } from '../store/countries.js';
import { listSearchableIndicators, type SearchableIndicator } from '../store/searchableSeries.js';

/** Search index of the library. */
export interface IndicatorIndex {
  /** Words and countries for parsing a search text. */
  lexicon: Lexicon;
  index: SearchIndex<SearchableIndicator>;
}

const cache = new WeakMap<Knex, { version: number; value: IndicatorIndex }>();

/** Returns the search index of the library, which is built once for each version of the library. */
export async function loadIndicatorIndex(db: Knex, version: number): Promise<IndicatorIndex> {
  const cached = cache.get(db);
  if (cached?.version === version) return cached.value;
  const countries = await listCountries(db);
  const indicators = await listSearchableIndicators(db);
  const lexicon = buildLexicon({ ...listIndicatorWords(indicators), countries });
  const value = { lexicon, index: buildSearchIndex(indicators, countries, lexicon.places) };
  cache.set(db, { version, value });
  return value;
}
