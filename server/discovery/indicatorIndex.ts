import { cacheByVersion } from '../cacheByVersion.js';
import type { SearchedIndicator } from '../search/searchIndex.js';
import { getFirstProjectedPeriod } from '../series/projections.js';
import { listCountries } from '../store/countries.js';
import { listSearchableIndicators, type SearchableIndicator } from '../store/searchableSeries.js';
import { takeTurn } from '../takeTurn.js';
import { buildSearch, type Search } from './buildSearch.js';

/** Search index of the library. */
export type IndicatorIndex = Search<SearchableIndicator>;

/** Returns the search index of the library, which is built once for each version of the library. Takes turns. */
export const loadIndicatorIndex = cacheByVersion(async (db): Promise<IndicatorIndex> => {
  const countries = await listCountries(db);
  const indicators = await listSearchableIndicators(db);
  await takeTurn();
  return buildSearch(indicators.map(markProjections), countries);
});

/** Marks the series of which all values are projections, because they rank after others. */
function markProjections(indicator: SearchableIndicator): SearchableIndicator & SearchedIndicator {
  const series = indicator.series.map(({ lastVintage, ...one }) => ({
    ...one,
    isProjected:
      one.firstDate !== null &&
      lastVintage !== undefined &&
      one.firstDate >= getFirstProjectedPeriod(indicator.frequency, lastVintage),
  }));
  return { ...indicator, series };
}
