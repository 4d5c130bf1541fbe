import type { Knex } from 'knex';
import type { ProviderName } from '../providers/provider.js';
import type { Schemas } from '../schemas.js';
import { findCountryByCode } from '../store/countries.js';
import { defaultCountries } from './defaultCountries.js';

type ImportCall = NonNullable<Schemas['DiscoveredSeriesResponse']['import']>;

/** Builds the request that imports a series. For a new series, `missing` lists the fields that the user must add. */
export async function buildImportCall(
  db: Knex,
  provider: ProviderName,
  { id, unit }: { id: string; unit: string },
  isNew: boolean,
): Promise<ImportCall> {
  const country = isNew ? await findCountry(db, provider, id) : undefined;
  const missing: ImportCall['missing'] = [];
  if (isNew) missing.push('category');
  if (isNew && country === undefined && defaultCountries[provider] === undefined) missing.push('country');
  if (isNew && unit === '') missing.push('unit');
  const series = [{ provider, seriesId: id, ...(country !== undefined && { country }) }];
  return { method: 'POST', path: '/api/import/indicators', body: { series }, missing };
}

/** Series ids of the World Bank end with the country code; groups of countries have no country here. */
async function findCountry(db: Knex, provider: ProviderName, id: string): Promise<string | undefined> {
  const code = provider === 'worldbank' ? id.slice(id.lastIndexOf('/') + 1) : undefined;
  return code === undefined ? undefined : (await findCountryByCode(db, code))?.code;
}
