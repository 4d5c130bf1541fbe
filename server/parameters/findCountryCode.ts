import type { Knex } from 'knex';
import { ApiError, invalidRequest } from '../errors.js';
import { placeNames } from '../search/placeNames.js';
import { type Country, findCountryByCode, listCountries } from '../store/countries.js';

/** Codes of statistical offices that differ from ISO 3166-1: those of Eurostat for two countries, and one of the euro area. */
const codeAliases: Record<string, string> = { UK: 'GB', EL: 'GR', EZ: 'EA' };

const maxSuggestions = 5;

/**
 * Returns the library's alpha-2 code of a country, given its alpha-2 or alpha-3 code in either case. Throws
 * `invalid_request` for an unknown code, and suggests countries whose names begin with it.
 */
export async function findCountryCode(db: Knex, input: string | undefined): Promise<string | undefined> {
  if (input === undefined) return undefined;
  const code = input.toUpperCase();
  const country = await findCountryByCode(db, codeAliases[code] ?? code);
  if (country === undefined) throw createUnknownCountryError(await listCountries(db), input);
  return country.code;
}

/** Returns the country with this code in a path. Throws `country_not_found` with suggestions. */
export async function findCountry(db: Knex, input: string): Promise<Country> {
  const code = input.toUpperCase();
  const country = await findCountryByCode(db, codeAliases[code] ?? code);
  if (country !== undefined) return country;
  const candidates = suggestCountries(await listCountries(db), input);
  const message = `Unknown country '${input}'.${formatSuggestions(candidates)}`;
  throw new ApiError('country_not_found', { message, suggestions: candidates.map(({ code }) => code) });
}

/** Returns the library's alpha-2 codes of countries, like `findCountryCode`, with one query for all. */
export async function findCountryCodes(db: Knex, inputs: string[]): Promise<string[]> {
  const countries = await listCountries(db);
  const codes = new Map(countries.flatMap(({ code, code3 }) => [code, code3].map((key) => [key, code] as const)));
  return inputs.map((input) => {
    const key = input.toUpperCase();
    const code = codes.get(codeAliases[key] ?? key);
    if (code === undefined) throw createUnknownCountryError(countries, input);
    return code;
  });
}

function createUnknownCountryError(countries: Country[], input: string): ApiError {
  const candidates = suggestCountries(countries, input);
  const problem = `must be a known country code, not '${input}'${candidates.length > 0 ? '.' : ''}${formatSuggestions(candidates)}`;
  return invalidRequest([{ field: 'country', problem }], { suggestions: candidates.map(({ code }) => code) });
}

function suggestCountries(countries: Country[], input: string): Country[] {
  const prefix = input.toUpperCase();
  return countries.filter((candidate) => hasNameStartingWith(candidate, prefix)).slice(0, maxSuggestions);
}

function formatSuggestions(candidates: Country[]): string {
  const named = candidates.map(({ code, name }) => `${code} (${name})`).join(', ');
  return named === '' ? '' : ` Did you mean ${named}?`;
}

function hasNameStartingWith({ code, name }: Country, prefix: string): boolean {
  const names = [name, ...(placeNames[code]?.split(', ') ?? [])];
  return names.some((candidate) => candidate.toUpperCase().startsWith(prefix));
}
