import type { Knex } from 'knex';
import { invalidRequest } from '../errors.js';
import { placeNames } from '../search/placeNames.js';
import { type Country, findCountryByCode, listCountries } from '../store/countries.js';

/** Codes of the statistical offices that are not those of ISO 3166-1: Eurostat's for two countries, and one of the euro area. */
const codeAliases: Record<string, string> = { UK: 'GB', EL: 'GR', EZ: 'EA' };

const maxSuggestions = 5;

/**
 * An alpha-2 code as the library has it, for a country given by alpha-2 or alpha-3 code in either case. Throws
 * `invalid_request` for a code that no country has, with the codes of the countries whose names begin like it.
 */
export async function findCountryCode(db: Knex, input: string | undefined): Promise<string | undefined> {
  if (input === undefined) return undefined;
  const code = input.toUpperCase();
  const country = await findCountryByCode(db, codeAliases[code] ?? code);
  if (country !== undefined) return country.code;
  const candidates = (await listCountries(db)).filter((one) => hasNameStartingWith(one, code)).slice(0, maxSuggestions);
  const named = candidates.map((one) => `${one.code} (${one.name})`).join(', ');
  const problem = `(${input}) is the code of no country${named === '' ? '' : `; did you mean ${named}?`}`;
  throw invalidRequest([{ field: 'country', problem }], { suggestions: candidates.map((one) => one.code) });
}

function hasNameStartingWith({ code, name }: Country, prefix: string): boolean {
  const names = [name, ...(placeNames[code]?.split(', ') ?? [])];
  return names.some((one) => one.toUpperCase().startsWith(prefix));
}
