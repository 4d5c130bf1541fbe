import { cacheByVersion } from '../cacheByVersion.js';
import { listCountries } from '../store/countries.js';
import { listSearchableIndicators, type SearchableIndicator } from '../store/searchableSeries.js';
import { buildSearch, type Search } from './buildSearch.js';

/** Search index of the library. */
export type IndicatorIndex = Search<SearchableIndicator>;

/** Returns the search index of the library, which is built once for each version of the library. Takes turns. */
export const loadIndicatorIndex = cacheByVersion(async (db): Promise<IndicatorIndex> => {
  const countries = await listCountries(db);
  const indicators = await listSearchableIndicators(db);
  return buildSearch(indicators, countries);
});
