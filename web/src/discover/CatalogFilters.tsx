import type { FacetCounts, Frequency } from 'almanac-sdk';
import { frequencyLabels, getCategoryName, getCountryName, getProviderName } from '../labels';
import type { FilterName } from './catalogQuery';

interface Props {
  /** The filters to show. */
  names: readonly FilterName[];
  facets: Partial<Record<FilterName, FacetCounts>>;
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

/** The filters that have options, with the number of matching entries for each value. */
export function CatalogFilters({ names, facets, parameters, change }: Props) {
  const selected = (name: FilterName) => parameters.get(name) ?? '';
  const filters = names
    .map((name) => ({ name, options: listOptions(name, facets, selected(name)) }))
    .filter(({ options }) => options.length > 0);
  return (
    <div class="catalog-filters">
      {filters.map(({ name, options }) => (
        <label key={name}>
          <span>{titles[name]}</span>
          <select
            value={selected(name)}
            onChange={(event) => change({ [name]: event.currentTarget.value, series: '' })}
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

function listOptions(name: FilterName, facets: Props['facets'], selected: string): [value: string, label: string][] {
  if (name === 'inLibrary') {
    return [
      ['false', 'No'],
      ['true', 'Yes'],
    ];
  }
  const counts = (facets[name] ?? []).map(({ value, count }): [string, string] => [
    value,
    `${getValueName(name, value)} (${count.toLocaleString('en')})`,
  ]);
  // The list of countries is long and most counts are equal, so it is sorted by name.
  if (name === 'country') counts.sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  const isListed = selected === '' || counts.some(([value]) => value === selected);
  return isListed ? counts : [[selected, getValueName(name, selected)], ...counts];
}

function getValueName(name: FilterName, value: string): string {
  if (name === 'provider') return getProviderName(value);
  if (name === 'frequency') return frequencyLabels[value as Frequency] ?? value;
  return name === 'country' ? getCountryName(value) : getCategoryName(value);
}
