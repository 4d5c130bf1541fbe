import { almanac } from '../almanac';
import { SearchBox } from '../library/SearchBox';
import { SearchSummary } from '../library/SearchSummary';
import { useKeyboardNavigation } from '../library/useKeyboardNavigation';
import { useSearchText } from '../library/useSearchText';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useParameters } from '../router';
import { useCall } from '../useCall';
import { CatalogFilters } from './CatalogFilters';
import { buildCatalogQuery, filterNames } from './catalogQuery';
import { EntryList } from './EntryList';
import '../library/library.css';
import '../library/results.css';
import './discover.css';

const pageSize = 20;
const maxEntries = 100;

/** A search with filters over the library and the catalogues of providers, with previews of series that are not in the library. */
export function DiscoverPage() {
  const [text, setText] = useSearchText();
  const [parameters, change] = useParameters();
  const query = buildCatalogQuery(parameters);
  const { data, failure, loading, retry } = useCall(`catalog ${JSON.stringify(query)}`, () =>
    almanac.discovery.catalog(query),
  );
  const limit = query.limit ?? pageSize;
  const page = useKeyboardNavigation();
  const clear = () => {
    setText('');
    change(Object.fromEntries(['q', 'limit', 'series', ...filterNames].map((name) => [name, ''])));
  };
  return (
    <div class="discover page" ref={page}>
      <section class="library-head">
        <h1>Discover</h1>
        <p>
          Search the library and the country indicators of the World Bank. Choose a country, or name it in the search,
          and preview a series before you import it.
        </p>
        <SearchBox
          text={text}
          onText={setText}
          label="Search the library and the World Bank catalogue by keyword, country or ID"
          placeholder="CO2 emissions in France, school enrolment…"
        />
      </section>
      {data && <CatalogFilters facets={data.facets} parameters={parameters} change={change} />}
      <section aria-label="Results" aria-busy={loading}>
        {failure !== undefined && <Failure failure={failure} retry={retry} />}
        {!data && failure === undefined && <Loading />}
        {data && failure === undefined && (
          <>
            <SearchSummary
              total={data.total}
              noun={['entry', 'entries']}
              query={data.query}
              showAll={{ label: 'Show all entries', clear }}
            />
            <EntryList
              entries={data.entries}
              openSeries={parameters.get('series') ?? ''}
              show={(series) => change({ series })}
            />
            {data.nextCursor !== null && (
              <p class="more">
                {limit < maxEntries ? (
                  <button type="button" disabled={loading} onClick={() => change({ limit: String(limit + pageSize) })}>
                    Show more
                  </button>
                ) : (
                  'Showing the first 100 entries. Add a search term or choose a filter to narrow the results.'
                )}
              </p>
            )}
          </>
        )}
      </section>
    </div>
  );
}
