import { almanac } from '../almanac';
import { SearchSummary } from '../library/SearchSummary';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { usePages } from '../usePages';
import { CatalogFilters } from './CatalogFilters';
import { buildCatalogQuery, filterNames } from './catalogQuery';
import { EntryList } from './EntryList';
import { MoreResults } from './MoreResults';
import { pageSize, type ResultsProps } from './results';
import { useMayImport } from './useMayImport';

/** The series that match: indicators of the library and series that providers list. */
export function SeriesResults({ providers, parameters, change, clear }: ResultsProps) {
  const query = buildCatalogQuery(parameters);
  const { pages, failure, loading, retry, loadMore } = usePages(`catalog ${JSON.stringify(query)}`, (cursor) =>
    almanac.discovery.catalog({ ...query, limit: pageSize, ...cursor }),
  );
  const mayImport = useMayImport(providers);
  const [first] = pages;
  return (
    <>
      {first && <CatalogFilters names={filterNames} facets={first.facets} parameters={parameters} change={change} />}
      <section aria-label="Results" aria-busy={loading}>
        {first === undefined && failure === undefined && <Loading />}
        {first && (
          <>
            <SearchSummary
              total={first.total}
              noun={['entry', 'entries']}
              query={first.query}
              hasUnknownCountries={first.entries[0]?.countries === null}
              showAll={{ label: 'Show all entries', clear }}
            />
            <EntryList
              entries={pages.flatMap(({ entries }) => entries)}
              openSeries={parameters.get('series') ?? ''}
              show={(series) => change({ series })}
              mayImport={mayImport}
            />
          </>
        )}
        {failure !== undefined && <Failure failure={failure} retry={retry} />}
        <MoreResults loadMore={loadMore} loading={loading} />
      </section>
    </>
  );
}
