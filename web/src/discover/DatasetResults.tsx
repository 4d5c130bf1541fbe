import type { ProviderName } from 'almanac-sdk';
import { almanac } from '../almanac';
import { SearchSummary } from '../library/SearchSummary';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { usePages } from '../usePages';
import { CatalogFilters } from './CatalogFilters';
import { datasetFilterNames } from './catalogQuery';
import { DatasetList } from './DatasetList';
import { MoreResults } from './MoreResults';
import { pageSize, type ResultsProps } from './results';

/** The data sets that match. */
export function DatasetResults({ providers, parameters, change, clear }: ResultsProps) {
  const [q, provider, topic] = ['q', ...datasetFilterNames].map((name) => parameters.get(name)?.trim());
  const query = {
    ...(q && { q }),
    ...(provider && { provider: provider as ProviderName }),
    ...(topic && { topic }),
  };
  const { pages, failure, loading, retry, loadMore } = usePages(`datasets ${JSON.stringify(query)}`, (cursor) =>
    almanac.discovery.datasets({ ...query, limit: pageSize, ...cursor }),
  );
  const [first] = pages;
  const isUnread = providers.every(({ listing }) => listing.contents !== 'datasets' || listing.count === null);
  if (providers.length > 0 && isUnread) return <Unread />;
  return (
    <>
      {first && (
        <CatalogFilters names={datasetFilterNames} facets={first.facets} parameters={parameters} change={change} />
      )}
      <section aria-label="Results" aria-busy={loading}>
        {first === undefined && failure === undefined && <Loading />}
        {first && (
          <>
            <SearchSummary
              total={first.total}
              noun={['data set', 'data sets']}
              query={first.query}
              showAll={{ label: 'Show all data sets', clear }}
            />
            <DatasetList
              datasets={pages.flatMap(({ datasets }) => datasets)}
              openSeries={parameters.get('series') ?? ''}
              show={(series) => change({ series })}
            />
          </>
        )}
        {failure !== undefined && <Failure failure={failure} retry={retry} />}
        <MoreResults loadMore={loadMore} loading={loading} />
      </section>
    </>
  );
}

function Unread() {
  return (
    <section class="notice" aria-label="Results">
      <h2>No data sets have been read yet</h2>
      <p>
        This server reads the lists of Eurostat, the OECD, the IMF, the ECB and the BIS once a week. The operator can
        read them now with <code>npm run almanac -- job refresh-catalogue</code>.
      </p>
    </section>
  );
}
