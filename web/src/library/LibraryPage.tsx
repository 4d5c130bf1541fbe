import { useState } from 'preact/hooks';
import { Failure } from '../parts/Failure';
import { Facets } from './Facets';
import { filterNames } from './filters';
import { ResultList } from './ResultList';
import { ResultSummary } from './ResultSummary';
import { SearchBox } from './SearchBox';
import { useKeyboardNavigation } from './useKeyboardNavigation';
import { useSearch } from './useSearch';
import './library.css';
import './results.css';

/** The library: a search with results as you type, and filters with counts. */
export function LibraryPage() {
  const search = useSearch();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const page = useKeyboardNavigation();
  const { response, filters, text } = search;
  const activeFilterCount = filterNames.filter((name) => filters[name] !== '').length;
  return (
    <div class="library page" ref={page}>
      <section class="library-head">
        <h1>
          Macroeconomic data, <br />
          as published and as revised
        </h1>
        <SearchBox
          text={text}
          onText={search.setText}
          label="Search the library by keyword, country, slug or ID"
          placeholder="Inflation, GDP, unemployment in Germany…"
        />
        {text === '' && <Examples choose={search.setText} />}
      </section>
      <div class="library-body">
        <aside class={filtersOpen ? 'filters open' : 'filters'} aria-label="Filters">
          <button
            type="button"
            class="filters-toggle"
            aria-expanded={filtersOpen}
            aria-controls="facets"
            onClick={() => setFiltersOpen(!filtersOpen)}
          >
            Filters{activeFilterCount > 0 && ` (${activeFilterCount})`}
          </button>
          <div id="facets">
            {response && <Facets facets={response.facets} filters={filters} choose={search.choose} />}
          </div>
        </aside>
        <section class="results" aria-label="Results" aria-busy={search.loading}>
          {search.failure !== undefined && <Failure failure={search.failure} retry={search.retry} />}
          {response && search.failure === undefined && (
            <>
              <ResultSummary response={response} search={search} />
              <ResultList
                hits={search.hits}
                hasCountry={filters.country !== '' || response.query.countries.length > 0}
              />
              {search.loadMore && (
                <p class="more">
                  <button type="button" onClick={search.loadMore} disabled={search.loading}>
                    Show more
                  </button>
                </p>
              )}
              <p class="more">
                <a href={`/discover?inLibrary=false&q=${encodeURIComponent(text.trim())}`}>Search beyond the library</a>
              </p>
            </>
          )}
          {!response && search.failure === undefined && <ResultPlaceholder />}
        </section>
      </div>
    </div>
  );
}

function ResultPlaceholder() {
  return (
    <div class="placeholder" role="status">
      <span class="visually-hidden">Loading…</span>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} class="placeholder-row" />
      ))}
    </div>
  );
}

const examples = ['inflation', 'real gdp', 'unemployment rate', 'policy interest rate', 'house prices', 'euro area'];

/** Example searches. */
function Examples({ choose }: { choose(text: string): void }) {
  return (
    <p class="examples">
      <span>Try</span>
      {examples.map((text) => (
        <button key={text} type="button" class="pill" onClick={() => choose(text)}>
          {text}
        </button>
      ))}
    </p>
  );
}
