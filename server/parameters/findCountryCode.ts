import type { Knex } from 'knex';
import { type CountryGroup, findCountryGroup } from '../countryGroups.js';
import { ApiError, invalidRequest } from '../errors.js';
import { type Country, findCountryByCode, listCountries } from '../store/countries.js';
import { findMatchingCountries, findNearCountries, normalizeCountryCode } from './findMatchingCountries.js';

const maxSuggestions = 5;

/**
 * Returns the library's alpha-2 code of a country, given its alpha-2 or alpha-3 code in either case. Throws
 * `invalid_request` for an unknown code, and suggests countries that it names.
 */
export async function findCountryCode(db: Knex, input: string | undefined): Promise<string | undefined> {
  if (input === undefined) return undefined;
  const country = await findCountryByCode(db, normalizeCountryCode(input));
  if (country === undefined) throw createUnknownCountryError(await listCountries(db), input);
  return country.code;
}

/** Returns the country with this code in a path. Throws `country_not_found`, and says what to use for a name or a group. */
export async function findCountry(db: Knex, input: string): Promise<Country> {
  const country = await findCountryByCode(db, normalizeCountryCode(input));
  if (country !== undefined) return country;
  const group = findCountryGroup(input.toUpperCase());
  if (group !== undefined) throw createGroupError(group);
  const candidates = suggestCountries(await listCountries(db), input);
  const message = `Unknown country '${input}'.${formatSuggestions(candidates) || ' /v1/countries lists all codes.'}`;
  throw new ApiError('country_not_found', { message, suggestions: candidates.map(({ code }) => code) });
}

/** Returns the library's alpha-2 codes of countries, like `findCountryCode`, with one query for all. */
export async function findCountryCodes(db: Knex, inputs: string[]): Promise<string[]> {
  const countries = await listCountries(db);
  const codes = new Map(countries.flatMap(({ code, code3 }) => [code, code3].map((key) => [key, code] as const)));
  return inputs.map((input) => {
    const code = codes.get(normalizeCountryCode(input));
    if (code === undefined) throw createUnknownCountryError(countries, input);
    return code;
  });
}

function createUnknownCountryError(countries: readonly Country[], input: string): ApiError {
  const candidates = suggestCountries(countries, input);
  const hint = '(/v1/countries lists all codes)';
  const suggestion = formatSuggestions(candidates);
  const problem = `must be a known country code, not '${input}' ${hint}${suggestion && `.${suggestion}`}`;
  return invalidRequest([{ field: 'country', problem }], { suggestions: candidates.map(({ code }) => code) });
}

function createGroupError({ code, name }: CountryGroup): ApiError {
  const list = `/v1/countries?group=${code} lists its members`;
  const message = `${code} is a group (${name}), not a country. ${list}. To read their values, send country=${code} to /v1/indicators/observations.`;
  return new ApiError('country_not_found', { message });
}

function suggestCountries(countries: readonly Country[], input: string): Country[] {
  const matching = findMatchingCountries(countries, input);
  return (matching.length > 0 ? matching : findNearCountries(countries, input)).slice(0, maxSuggestions);
}

function formatSuggestions(candidates: Country[]): string {
  const named = candidates.map(({ code, name }) => `${code} (${name})`).join(', ');
  return named === '' ? '' : ` Did you mean ${named}?`;
}
