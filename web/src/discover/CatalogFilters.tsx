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

/** The filters, each value with the number of entries it would leave. */
export function CatalogFilters({ facets, parameters, change }: Props) {
  return (
    <div class="controls">
      {filterNames.map((name) => (
        <label key={name} class="control">
          <span>{titles[name]}</span>
          <select
            value={parameters.get(name) ?? ''}
            onChange={(event) => change({ [name]: event.currentTarget.value, limit: '' })}
          >
            <option value="">All</option>
            {optionsOf(name, facets, parameters.get(name) ?? '').map(([value, label]) => (
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
  const counts = facets[name].map(({ value, count }): [string, string] => [value, `${nameOf(name, value)} (${count})`]);
  const isCounted = chosen === '' || counts.some(([value]) => value === chosen);
  return isCounted ? counts : [[chosen, nameOf(name, chosen)], ...counts];
}

function nameOf(name: FilterName, value: string): string {
  if (name === 'provider') return providerName(value);
  if (name === 'frequency') return frequencyWords[value as Frequency] ?? value;
  return name === 'country' ? countryName(value) : categoryName(value);
}
