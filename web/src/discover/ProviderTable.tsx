import type { CatalogProvider } from 'almanac-sdk';
import { formatDay } from '../format';

interface Props {
  providers: CatalogProvider[];
  isOpen: boolean;
}

const importLabels: Record<CatalogProvider['import'], string> = {
  allowed: 'Yes',
  key_missing: 'Needs an API key',
  storage_not_allowed: 'Not by its terms',
  not_supported: 'No',
};

/** What the library holds of each provider, and how much of the provider's own catalogue is listed. */
export function ProviderTable({ providers, isOpen }: Props) {
  return (
    <details class="card providers" open={isOpen}>
      <summary>{providers.length} providers, and what is listed of each</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section class="providers-scroll" tabIndex={0} aria-label="Providers">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Provider</th>
              <th scope="col" class="number">
                Series in the library
              </th>
              <th scope="col">Catalogue</th>
              <th scope="col">Import</th>
            </tr>
          </thead>
          <tbody>
            {providers.map((provider) => (
              <Row key={provider.name} provider={provider} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Row({ provider }: { provider: CatalogProvider }) {
  const { name, title, held, listing } = provider;
  const isListed = held > 0 || (listing.contents === 'series' && listing.count !== null);
  return (
    <tr>
      <th scope="row">{isListed ? <a href={`/discover?provider=${name}`}>{title}</a> : title}</th>
      <td class="number">
        {held.toLocaleString('en')}
        <span class="narrow"> held</span>
      </td>
      <td>
        <Listing provider={provider} />
      </td>
      <td>
        <span class="narrow">Import: </span>
        {importLabels[provider.import]}
      </td>
    </tr>
  );
}

function Listing({ provider: { name, listing, import: importStatus } }: { provider: CatalogProvider }) {
  const { scope, contents, count, subject, readOn } = listing;
  if (scope === 'none') {
    return (
      <span class="fine">
        Only what the library has
        {importStatus === 'allowed' && (
          <>
            , others <a href="/import">by ID</a>
          </>
        )}
      </span>
    );
  }
  const noun = contents === 'datasets' ? 'data sets' : 'series';
  if (count === null) return <span class="fine">{`List of ${noun} not read yet`}</span>;
  const text = `${count.toLocaleString('en')} ${noun}`;
  const coverage = scope === 'complete' ? 'Complete' : `Only ${subject}`;
  const day = readOn === null ? 'as bundled with Almanac' : `read on ${formatDay(readOn)}`;
  return (
    <>
      {contents === 'datasets' ? <a href={`/discover?view=datasets&provider=${name}`}>{text}</a> : text}{' '}
      <span class="fine">{`${coverage}, ${day}`}</span>
    </>
  );
}
