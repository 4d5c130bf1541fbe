import { almanac } from '../almanac';
import { SearchBox } from '../library/SearchBox';
import { useTyped } from '../library/useTyped';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useParameters } from '../router';
import { useCall } from '../useCall';
import { CatalogFilters } from './CatalogFilters';
import { EntryList } from './EntryList';
import { askedBy } from './question';
import '../library/library.css';
import '../library/results.css';
import './discover.css';

const step = 20;
const most = 100;

/** What there is in the library and at providers: a search, filters, and a preview of what is not here yet. */
export function DiscoverPage() {
  const [text, setText] = useTyped();
  const [parameters, change] = useParameters();
  const asked = askedBy(parameters);
  const { data, failure, loading, again } = useCall(`catalog ${JSON.stringify(asked)}`, () =>
    almanac.discovery.catalog(asked),
  );
  const limit = asked.limit ?? step;
  return (
    <div class="discover page">
      <section class="library-head">
        <h1>Discover more</h1>
        <p>The library, and what the World Bank lists. Name a country, and look at a series before it is imported.</p>
        <SearchBox text={text} onText={setText} placeholder="CO2 emissions in France, school enrolment …" />
      </section>
      {data && <CatalogFilters facets={data.facets} parameters={parameters} change={change} />}
      <section aria-label="Results" aria-busy={loading}>
        {failure !== undefined && <Failure failure={failure} again={again} />}
        {!data && failure === undefined && <Loading />}
        {data && failure === undefined && (
          <>
            <p class="summary-count" role="status">
              <strong>{data.total.toLocaleString('en')}</strong> {data.total === 1 ? 'entry' : 'entries'}
            </p>
            <EntryList
              entries={data.entries}
              open={parameters.get('series') ?? ''}
              show={(series) => change({ series })}
            />
            {data.nextCursor !== null && (
              <p class="more">
                {limit < most ? (
                  <button type="button" disabled={loading} onClick={() => change({ limit: String(limit + step) })}>
                    Show more
                  </button>
                ) : (
                  'These are the first hundred: add a word, or choose a filter.'
                )}
              </p>
            )}
          </>
        )}
      </section>
    </div>
  );
}
