import { anyCountry, type RankedIndicator } from './searchIndex.js';

/**
 * Filters of a search. Provider, country and seasonal adjustment must match the same series. The provider is that of the
 * series or of its import source.
 */
export interface SearchFilters {
  provider?: string | undefined;
  frequency?: string | undefined;
  /** The indicator has a series of at least one of them. */
  countries?: readonly string[] | undefined;
  category?: string | undefined;
  seasonalAdjustment?: string | undefined;
}

/** Returns the series of an indicator that pass the filters; none if the indicator itself does not pass. */
export function filterSeries<Indicator extends RankedIndicator>(
  indicator: Indicator,
  { provider, frequency, countries, category, seasonalAdjustment }: SearchFilters,
): Indicator['series'] {
  if (!matches(frequency, indicator.frequency) || !matches(category, indicator.category)) return [];
  if (provider === undefined && countries === undefined && seasonalAdjustment === undefined) return indicator.series;
  return indicator.series.filter(
    (series) =>
      (matches(provider, series.provider) || provider === series.importSource?.provider) &&
      (countries === undefined || countries.includes(series.country) || series.country === anyCountry) &&
      matches(seasonalAdjustment, series.seasonalAdjustment),
  );
}

function matches(expected: string | undefined, value: string): boolean {
  return expected === undefined || expected === value;
}
