import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { listCountries } from '../store/countries.js';
import { listLicences } from '../store/licences.js';
import { listSeriesByIndicatorIds } from '../store/series.js';
import type { FoundSeries } from './findSeries.js';
import { toIndicatorMetadata } from './indicatorMetadata.js';

/**
 * Creates a function that returns the metadata of a found series. Reads countries, licences and other series of the
 * indicators once.
 */
export async function createMetadataReader(db: Knex, found: FoundSeries[]) {
  const ids = found.map(({ indicator }) => indicator.id);
  const siblings = await listSeriesByIndicatorIds(db, ids);
  const countries = new Map((await listCountries(db)).map((country) => [country.code, country]));
  const licences = new Map((await listLicences(db)).map((licence) => [licence.id, licence]));
  return (one: FoundSeries): Schemas['IndicatorMetadata'] => {
    const country = countries.get(one.series.country);
    const licence = licences.get(one.series.licence);
    if (country === undefined || licence === undefined)
      throw new Error(`The country or licence of '${one.indicator.slug}' is missing.`);
    const countryCount = siblings.filter(({ indicatorId }) => indicatorId === one.indicator.id).length;
    return toIndicatorMetadata(one, country, licence, countryCount);
  };
}
