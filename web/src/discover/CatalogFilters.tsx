import type { CatalogResponse, Frequency } from 'almanac-sdk';
import { categoryName, countryName, frequencyWords, providerName } from '../words';
import { type FilterName, filterNames } from './question';

interface Props {
  facets: CatalogResponse['facets'];
  parameters: URLSearchParams;
  change(changes: Record<string, string>): void;
}

const titles: Record<FilterName, string> = {
  provider: 'Provider',
  topic: 'Topic',
  frequency: 'Frequency',
  country: 'Country',
  inLibrary: 'In the library',
};

/** The filters that have something to choose, each value with the number of entries it would leave. */
export function CatalogFilters({ facets, parameters, change }: Props) {
  const chosen = (name: FilterName) => parameters.get(name) ?? '';
  const filters = filterNames
    .map((name) => ({ name, options: optionsOf(name, facets, chosen(name)) }))
    .filter(({ options }) => options.length > 0);
  return (
    <div class="catalog-filters">
      {filters.map(({ name, options }) => (
        <label key={name}>
          <span>{titles[name]}</span>
          <select
            value={chosen(name)}
            onChange={(event) => change({ [name]: event.currentTarget.value, limit: '', series: '' })}
          >
            <option value="">All</option>
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function optionsOf(name: FilterName, facets: Props['facets'], chosen: string): [value: string, label: string][] {
  if (name === 'inLibrary') {
    return [
      ['false', 'Not yet'],
      ['true', 'Already'],
    ];
  }
  const counts = facets[name].map(({ value, count }): [string, string] => [
    value,
    `${nameOf(name, value)} (${count.toLocaleString('en')})`,
  ]);
  // So many, and mostly equal in number: they are looked up by name.
  if (name === 'country') counts.sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  const isCounted = chosen === '' || counts.some(([value]) => value === chosen);
  return isCounted ? counts : [[chosen, nameOf(name, chosen)], ...counts];
}

function nameOf(name: FilterName, value: string): string {
  if (name === 'provider') return providerName(value);
  if (name === 'frequency') return frequencyWords[value as Frequency] ?? value;
  return name === 'country' ? countryName(value) : categoryName(value);
}
