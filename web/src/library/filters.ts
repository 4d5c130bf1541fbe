import type { Category, Frequency, SearchResponse, SeasonalAdjustment } from 'almanac-sdk';
import { adjustmentLabels, frequencyLabels, getCategoryName, getCountryName, getProviderName } from '../labels';

export type FilterName = keyof SearchResponse['facets'];
export type Filters = Record<FilterName, string>;

/** The filters, in the order of the page. */
export const filterNames: FilterName[] = ['category', 'frequency', 'country', 'provider', 'seasonalAdjustment'];

export const filterTitles: Record<FilterName, string> = {
  category: 'Category',
  frequency: 'Frequency',
  country: 'Country',
  provider: 'Provider',
  seasonalAdjustment: 'Seasonal adjustment',
};

/** Returns the display name of a filter value. */
export function getValueName(filter: FilterName, value: string): string {
  if (filter === 'category') return getCategoryName(value);
  if (filter === 'frequency') return frequencyLabels[value as Frequency] ?? value;
  if (filter === 'country') return getCountryName(value);
  if (filter === 'provider') return getProviderName(value);
  return adjustmentLabels[value as SeasonalAdjustment] ?? value;
}

/** Parses the filters of an address. */
export function parseFilters(parameters: URLSearchParams): Filters {
  return Object.fromEntries(filterNames.map((name) => [name, parameters.get(name) ?? ''])) as Filters;
}

/** Builds the search parameters that are set. The API validates them, so they are not checked here. */
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
