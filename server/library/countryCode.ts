import type { Knex } from 'knex';
import { invalidRequest } from '../errors.js';
import { placeNames } from '../search/placeNames.js';
import { type Country, findCountryByCode, listCountries } from '../store/countries.js';

/** Codes of the statistical offices that are not those of ISO 3166-1: Eurostat's for two countries, and one of the euro area. */
const otherCodes: Record<string, string> = { UK: 'GB', EL: 'GR', EZ: 'EA' };

const mostSuggestions = 5;

/**
 * An alpha-2 code as the library has it, for a country given by alpha-2 or alpha-3 code in either case. Throws
 * `invalid_request` for a code that no country has, with the codes of the countries whose names begin like it.
 */
export async function countryCode(db: Knex, given: string | undefined): Promise<string | undefined> {
  if (given === undefined) return undefined;
  const code = given.toUpperCase();
  const country = await findCountryByCode(db, otherCodes[code] ?? code);
  if (country !== undefined) return country.code;
  const likely = (await listCountries(db)).filter((one) => beginsLike(one, code)).slice(0, mostSuggestions);
  const named = likely.map((one) => `${one.code} (${one.name})`).join(', ');
  const problem = `(${given}) is the code of no country${named === '' ? '' : `; did you mean ${named}?`}`;
  throw invalidRequest([{ field: 'country', problem }], { suggestions: likely.map((one) => one.code) });
}

function beginsLike({ code, name }: Country, letters: string): boolean {
  const names = [name, ...(placeNames[code]?.split(', ') ?? [])];
  return names.some((one) => one.toUpperCase().startsWith(letters));
}
