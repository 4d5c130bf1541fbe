import type { CatalogProvider } from 'almanac-sdk';

interface Props {
  providers: CatalogProvider[];
  parameters: URLSearchParams;
}

/** Links to the two lists, which keep the search text and the provider. */
export function ViewLinks({ providers, parameters }: Props) {
  const current = parameters.get('view') === 'datasets' ? 'datasets' : '';
  const datasetCount = providers
    .filter(({ listing }) => listing.contents === 'datasets')
    .reduce((sum, { listing }) => sum + (listing.count ?? 0), 0);
  const kept = ['q', 'provider'].flatMap((name): [string, string][] => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value]];
  });
  const views = [
    { view: '', label: 'Series' },
    { view: 'datasets', label: `Data sets (${datasetCount.toLocaleString('en')})` },
  ];
  return (
    <nav class="views" aria-label="What to search">
      {views.map(({ view, label }) => {
        const query = new URLSearchParams([...kept, ...(view === '' ? [] : [['view', view]])]).toString();
        return (
          <a key={view} href={`/discover${query && `?${query}`}`} aria-current={view === current ? 'page' : undefined}>
            {label}
          </a>
        );
      })}
    </nav>
  );
}
