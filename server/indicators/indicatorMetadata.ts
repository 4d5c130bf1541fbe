import type { Schemas } from '../schemas.js';
import type { UnitCode } from '../series/units.js';
import type { Country } from '../store/countries.js';
import type { Indicator } from '../store/indicators.js';
import type { Licence } from '../store/licences.js';
import type { UnitChange } from '../store/vintageOverviews.js';
import { findProjectionsFrom } from './describeSeries.js';
import { type FoundSeries, nameOwnIndicator } from './findSeries.js';

/** What the metadata of a series contains from other tables. */
interface RelatedFacts {
  country: Country;
  licence: Licence;
  countryCount: number;
  units: UnitChange[];
}

/** Returns the metadata of an indicator for one of its series. */
export function toIndicatorMetadata(
  found: FoundSeries,
  { country, licence, countryCount, units }: RelatedFacts,
): Schemas['IndicatorMetadata'] {
  const { indicator, series, vintages } = found;
  const { slug, name, description, category, keywords, frequency } = indicator;
  const { unit, scale, currency, seasonalAdjustment, methodology, firstDate, lastDate, observationCount } = series;
  return {
    slug,
    ...nameOwnIndicator(found),
    name,
    description,
    category,
    keywords,
    country: country.code,
    countryName: country.name,
    countries: countryCount,
    frequency,
    unit,
    unitsByVintage: units,
    defaultUnits: getDefaultUnits(indicator),
    scale,
    currency,
    seasonalAdjustment,
    source: {
      agency: series.sourceAgency,
      provider: series.provider,
      providerSeriesId: series.providerSeriesId,
      release: series.releaseId,
      licence,
    },
    methodology,
    firstDate,
    lastDate,
    projectionsFrom: findProjectionsFrom(found),
    observationCount,
    lastUpdated: vintages.current?.date ?? null,
  };
}

/** A price index is read as inflation: its level depends on the base year alone. */
export function getDefaultUnits({ category, unitClass }: Indicator): UnitCode {
  return category === 'prices' && unitClass === 'index' ? 'pc1' : 'lin';
}

/**
 * Returns the properties that must agree before series are compared or added. `unit` is the unit of the returned
 * vintage.
 */
export function toStandardization({ indicator, series }: FoundSeries, unit: string): Schemas['Standardization'] {
  return {
    concept: indicator.concept,
    unitClass: indicator.unitClass,
    unit,
    scale: series.scale,
    currency: series.currency,
    priceBasis: indicator.priceBasis,
    seasonalAdjustment: series.seasonalAdjustment,
    annualRate: series.annualRate,
    frequency: indicator.frequency,
    aggregation: series.aggregation,
  };
}
