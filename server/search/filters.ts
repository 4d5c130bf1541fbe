import { anyCountry, type SearchedIndicator } from './searchIndex.js';

/** Countries to filter by. `euroAreaMembers` stand for the euro area where an indicator has no series of it. */
export interface CountryFilter {
  codes: readonly string[];
  euroAreaMembers?: readonly string[] | undefined;
}

/** Filters of a search. Provider, country and seasonal adjustment must match the same series. */
export interface SearchFilters {
  provider?: string | undefined;
  frequency?: string | undefined;
  countries?: CountryFilter | undefined;
  category?: string | undefined;
  seasonalAdjustment?: string | undefined;
}

/** Returns the series of an indicator that pass the filters; none if the indicator itself does not pass. */
export function filterSeries<Indicator extends SearchedIndicator>(
  indicator: Indicator,
  { provider, frequency, countries, category, seasonalAdjustment }: SearchFilters,
): Indicator['series'] {
  const matches = (expected: string | undefined, value: string) => expected === undefined || expected === value;
  if (!matches(frequency, indicator.frequency) || !matches(category, indicator.category)) return [];
  if (provider === undefined && countries === undefined && seasonalAdjustment === undefined) return indicator.series;
  const codes = countries && selectCodes(indicator, countries);
  return indicator.series.filter(
    (series) =>
      matches(provider, series.provider) &&
      (codes === undefined || codes.has(series.country) || series.country === anyCountry) &&
      matches(seasonalAdjustment, series.seasonalAdjustment),
  );
}

function selectCodes({ series }: SearchedIndicator, { codes, euroAreaMembers = [] }: CountryFilter): Set<string> {
  const hasEuroArea = series.some(({ country }) => country === 'EA');
  return new Set(hasEuroArea ? codes : [...codes, ...euroAreaMembers]);
}
