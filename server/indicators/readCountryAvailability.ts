import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { listCountries } from '../store/countries.js';
import type { Indicator } from '../store/indicators.js';
import { readOnce } from '../store/libraryMemory.js';
import { listListedSeries } from '../store/listedSeries.js';

/** Lists the countries that an indicator covers, by code, with the date range of their values. */
export async function readCountryAvailability(db: Knex, indicator: Indicator): Promise<Schemas['CountryAvailability']> {
  return readOnce(db, `availability ${indicator.id}`, () => readAvailability(db, indicator));
}

async function readAvailability(db: Knex, indicator: Indicator) {
  const listed = await listListedSeries(db, { indicatorIds: [indicator.id] });
  const names = new Map((await listCountries(db)).map(({ code, name }) => [code, name]));
  const countries = listed.map(({ series: { country, firstDate, lastDate, observationCount } }) => ({
    code: country,
    name: names.get(country) ?? country,
    firstDate,
    lastDate,
    observationCount,
  }));
  const value = { defaultCountry: indicator.defaultCountry, count: countries.length, countries };
  return { value, seriesIds: listed.map(({ series }) => series.id) };
}
