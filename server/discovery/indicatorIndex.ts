import type { Knex } from 'knex';
import { buildLexicon, type Lexicon } from '../search/lexicon.js';
import { buildSearchIndex, listIndicatorWords, type SearchIndex } from '../search/searchIndex.js';
import { listCountries } from '../store/countries.js';
import { listSearchableIndicators, type SearchableIndicator } from '../store/searchableSeries.js';

/** The library arranged for searching. */
export interface IndicatorIndex {
  /** What a search text is read against. */
  lexicon: Lexicon;
  index: SearchIndex<SearchableIndicator>;
}

const cache = new WeakMap<Knex, { version: number; library: IndicatorIndex }>();

/** The library arranged for searching; built once for each of its versions. */
export async function loadIndicatorIndex(db: Knex, version: number): Promise<IndicatorIndex> {
  const cached = cache.get(db);
  if (cached?.version === version) return cached.library;
  const countries = await listCountries(db);
  const indicators = await listSearchableIndicators(db);
  const lexicon = buildLexicon({ ...listIndicatorWords(indicators), countries });
  const library = { lexicon, index: buildSearchIndex(indicators, countries, lexicon.places) };
  cache.set(db, { version, library });
  return library;
}
