import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { listCountries } from '../store/countries.js';
import { readReleases } from './readReleases.js';

/** Lists the requested countries for which no release has a schedule. */
export async function listMissingCountries(
  db: Knex,
  requested: string[] | undefined,
): Promise<Schemas['MissingCountry'][]> {
  if (requested === undefined) return [];
  const scheduled = (await readReleases(db)).flatMap(({ country, rule }) => (rule === null ? [] : (country ?? [])));
  const missing = requested.filter((code) => !scheduled.includes(code));
  if (missing.length === 0) return [];
  const names = new Map((await listCountries(db)).map(({ code, name }) => [code, name]));
  const formatName = (code: string) => `${names.get(code) ?? code} (${code})`;
  const held = [...new Set(scheduled)].sort().map(formatName).join(' and ');
  return missing.map((country) => ({
    country,
    message: `The library has no release dates for ${formatName(country)}, only for ${held}. Read GET /v1/countries/${country} for its latest values and how fresh they are.`,
    readInstead: `/v1/countries/${country}`,
  }));
}
