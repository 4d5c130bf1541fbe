import type { SearchResponse } from 'almanac-sdk';
import { filterNames, filterTitles, getValueName } from './filters';
import { SearchSummary } from './SearchSummary';
import type { Search } from './useSearch';

/** The number of matching indicators, how the text was interpreted, and the active filters. */
export function ResultSummary({ response: { total, query }, search }: { response: SearchResponse; search: Search }) {
  const activeFilters = filterNames.filter((name) => search.filters[name] !== '');
  const showAll = { label: 'Show all indicators', clear: search.clear };
  return (
    <SearchSummary total={total} noun={['indicator', 'indicators']} query={query} showAll={showAll}>
      {activeFilters.length > 0 && (
        <p class="chosen">
          {activeFilters.map((name) => (
            <button
              key={name}
              type="button"
              class="pill"
              aria-label={`Remove filter ${filterTitles[name]}: ${getValueName(name, search.filters[name])}`}
              onClick={() => search.choose(name, search.filters[name])}
            >
              {getValueName(name, search.filters[name])} <span aria-hidden="true">×</span>
            </button>
          ))}
        </p>
      )}
    </SearchSummary>
  );
}
