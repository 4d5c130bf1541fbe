import { anyCountry, type SearchedIndicator } from './searchIndex.js';

/** Provider, country and seasonal adjustment must hold of one and the same series. */
export interface SearchFilters {
  provider?: string | undefined;
  frequency?: string | undefined;
  country?: string | undefined;
  category?: string | undefined;
  seasonalAdjustment?: string | undefined;
}

/** The series of an indicator that pass the filters: none when the indicator itself does not pass. */
export function passingSeries<Indicator extends SearchedIndicator>(
  indicator: Indicator,
  { provider, frequency, country, category, seasonalAdjustment }: SearchFilters,
): Indicator['series'] {
  const passes = (wanted: string | undefined, value: string) => wanted === undefined || wanted === value;
  if (!passes(frequency, indicator.frequency) || !passes(category, indicator.category)) return [];
  if (provider === undefined && country === undefined && seasonalAdjustment === undefined) return indicator.series;
  return indicator.series.filter(
    (series) =>
      passes(provider, series.provider) &&
      (passes(country, series.country) || series.country === anyCountry) &&
      passes(seasonalAdjustment, series.seasonalAdjustment),
  );
}
