import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { listCountries } from '../store/countries.js';
import { listLicences } from '../store/licences.js';
import { countSeriesOfIndicators } from '../store/listedSeries.js';
import { listUnitChanges, type UnitChange } from '../store/vintageOverviews.js';
import type { FoundSeries } from './findSeries.js';
import { toIndicatorMetadata } from './indicatorMetadata.js';

/**
 * Creates a function that returns the metadata of a found series, as of its current vintage. Reads countries, licences
 * and the number of series of the indicators once.
 */
export async function createMetadataReader(db: Knex, found: FoundSeries[]) {
  const ids = found.map(({ indicator }) => indicator.id);
  const counts = await countSeriesOfIndicators(db, ids);
  const countries = await listCountries(db);
  const licences = await listLicences(db);
  return async (one: FoundSeries): Promise<Schemas['IndicatorMetadata']> => {
    const country = countries.find(({ code }) => code === one.series.country);
    const licence = licences.find(({ id }) => id === one.series.licence);
    if (country === undefined || licence === undefined)
      throw new Error(`The country or licence of '${one.indicator.slug}' is missing.`);
    const countryCount = counts.get(one.indicator.id) ?? 0;
    return toIndicatorMetadata(one, { country, licence, countryCount, units: await listUnits(db, one) });
  };
}

/** Lists each unit of a series until its current vintage, with the first vintage that uses it. */
export async function listUnits(db: Knex, { series, vintages }: FoundSeries): Promise<UnitChange[]> {
  const { first, current, hasSeveralUnits } = vintages;
  if (first === null || current === null) return [];
  return hasSeveralUnits ? listUnitChanges(db, series.id, current.date) : [{ from: first, unit: current.unit }];
}
