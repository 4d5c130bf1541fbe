import type { Category, Frequency, SearchResponse, SeasonalAdjustment } from 'almanac-sdk';
import { adjustmentLabels, frequencyLabels, getCategoryName, getCountryName, getProviderName } from '../labels';

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
export function getValueName(filter: FilterName, value: string): string {
  if (filter === 'category') return getCategoryName(value);
  if (filter === 'frequency') return frequencyLabels[value as Frequency] ?? value;
  if (filter === 'country') return getCountryName(value);
  if (filter === 'provider') return getProviderName(value);
  return adjustmentLabels[value as SeasonalAdjustment] ?? value;
}

/** The filters that an address names. */
export function parseFilters(parameters: URLSearchParams): Filters {
  return Object.fromEntries(filterNames.map((name) => [name, parameters.get(name) ?? ''])) as Filters;
}

/** The parameters of a search: those that are set. The API refuses what it does not know, so nothing is checked here. */
export function buildSearchParameters(text: string, filters: Filters) {
  return {
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(filters.provider !== '' && { provider: filters.provider }),
    ...(filters.country !== '' && { country: filters.country }),
    ...(filters.frequency !== '' && { frequency: filters.frequency as Frequency }),
    ...(filters.category !== '' && { category: filters.category as Category }),
    ...(filters.seasonalAdjustment !== '' && { seasonalAdjustment: filters.seasonalAdjustment as SeasonalAdjustment }),
  };
}
