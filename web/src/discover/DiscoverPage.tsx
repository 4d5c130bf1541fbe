import { almanac } from '../almanac';
import { SearchBox } from '../library/SearchBox';
import { useKeyboardNavigation } from '../library/useKeyboardNavigation';
import { useSearchText } from '../library/useSearchText';
import { useParameters } from '../router';
import { useCall } from '../useCall';
import { filterNames } from './catalogQuery';
import { DatasetResults } from './DatasetResults';
import { ProviderTable } from './ProviderTable';
import { SeriesResults } from './SeriesResults';
import { ViewLinks } from './ViewLinks';
import '../library/library.css';
import '../library/results.css';
import './discover.css';

/** A search with filters over the library and the catalogues of all providers, and what is listed of each. */
export function DiscoverPage() {
  const [text, setText] = useSearchText();
  const [parameters, change] = useParameters();
  const { data } = useCall('catalog providers', () => almanac.discovery.providers());
  const page = useKeyboardNavigation();
  const showsDatasets = parameters.get('view') === 'datasets';
  const clear = () => {
    setText('');
    change(Object.fromEntries(['q', 'series', ...filterNames].map((name) => [name, ''])));
  };
  const isSearching = ['q', ...filterNames].some((name) => parameters.has(name));
  const results = { providers: data?.providers ?? [], parameters, change, clear };
  return (
    <div class="discover page" ref={page}>
      <section class="library-head">
        <h1>Discover</h1>
        <p>
          Search the library and the catalogues of {data ? `all ${data.count} providers` : 'all providers'}. Preview a
          series before you import it.
        </p>
        <SearchBox
          text={text}
          onText={setText}
          label="Search the library and the catalogues of providers by keyword, country or ID"
          placeholder="CO2 emissions in France, school enrolment…"
        />
      </section>
      {data && <ProviderTable providers={data.providers} isOpen={!isSearching && !showsDatasets} />}
      <ViewLinks providers={results.providers} parameters={parameters} />
      {showsDatasets ? <DatasetResults {...results} /> : <SeriesResults {...results} />}
    </div>
  );
}
