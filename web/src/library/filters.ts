import type { Category, Frequency, SearchResponse, SeasonalAdjustment } from 'almanac-sdk';
import { adjustmentWords, categoryName, countryName, frequencyWords, providerName } from '../words';

export type FilterName = keyof SearchResponse['facets'];
export type Filters = Record<FilterName, string>;

/** The filters, in the order in which they stand on the page. */
export const filterNames: FilterName[] = ['category', 'frequency', 'country', 'provider', 'seasonalAdjustment'];

export const filterTitles: Record<FilterName, string> = {
  category: 'Category',
  frequency: 'Frequency',
  country: 'Country',
  provider: 'Provider',
  seasonalAdjustment: 'Seasonal adjustment',
};

/** The name of a filter's value, for a person. */
export function valueName(filter: FilterName, value: string): string {
  if (filter === 'category') return categoryName(value);
  if (filter === 'frequency') return frequencyWords[value as Frequency] ?? value;
  if (filter === 'country') return countryName(value);
  if (filter === 'provider') return providerName(value);
  return adjustmentWords[value as SeasonalAdjustment] ?? value;
}

/** The filters that an address names. */
export function filtersOf(parameters: URLSearchParams): Filters {
  return Object.fromEntries(filterNames.map((name) => [name, parameters.get(name) ?? ''])) as Filters;
}

/** The parameters of a search: those that are set. The API refuses what it does not know, so nothing is checked here. */
export function searchParameters(text: string, filters: Filters) {
  return {
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(filters.provider !== '' && { provider: filters.provider }),
    ...(filters.country !== '' && { country: filters.country }),
    ...(filters.frequency !== '' && { frequency: filters.frequency as Frequency }),
    ...(filters.category !== '' && { category: filters.category as Category }),
    ...(filters.seasonalAdjustment !== '' && { seasonalAdjustment: filters.seasonalAdjustment as SeasonalAdjustment }),
  };
}
