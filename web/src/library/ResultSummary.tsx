import type { SearchResponse } from 'almanac-sdk';
import { filterNames, filterTitles, valueName } from './filters';
import { SearchSummary } from './SearchSummary';
import type { Search } from './useSearch';

/** How many indicators there are, how the text was read, and which filters hold. */
export function ResultSummary({ answer: { total, query }, search }: { answer: SearchResponse; search: Search }) {
  const chosen = filterNames.filter((name) => search.filters[name] !== '');
  const showAll = { label: 'Show the whole library', clear: search.clear };
  return (
    <SearchSummary total={total} noun={['indicator', 'indicators']} query={query} showAll={showAll}>
      {chosen.length > 0 && (
        <p class="chosen">
          {chosen.map((name) => (
            <button
              key={name}
              type="button"
              class="pill"
              aria-label={`Remove the filter ${filterTitles[name]}: ${valueName(name, search.filters[name])}`}
              onClick={() => search.choose(name, search.filters[name])}
            >
              {valueName(name, search.filters[name])} <span aria-hidden="true">×</span>
            </button>
          ))}
        </p>
      )}
    </SearchSummary>
  );
}
