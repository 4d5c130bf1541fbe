import type { Knex } from 'knex';
import { findCountryGroup } from '../countryGroups.js';
import { invalidRequest } from '../errors.js';
import { findCountryCode, findCountryCodes } from './findCountryCode.js';

/** Several countries, by code. */
export interface SeveralCountries {
  kind: 'several';
  /** In the order of the request, without duplicates. */
  codes: string[];
  /** Set if the euro area itself was requested: the members that stand for it where it has no series of its own. */
  euroAreaMembers: string[] | undefined;
}

/** The countries that a request selects. */
export type CountrySelection = { kind: 'default' } | { kind: 'one'; code: string } | { kind: 'all' } | SeveralCountries;

const euroArea = 'EA';
/** The group of its members, whether or not the euro area has a series of its own. */
const euroAreaGroup = 'EA-MEMBERS';

/**
 * Parses a country code, a list of codes and groups, or `all`. Throws `invalid_request` for an unknown code, and for `all` in a list. The code of the
 * euro area selects its own series or, for an indicator without one, those of its members.
 */
export async function parseCountries(db: Knex, input: string | undefined): Promise<CountrySelection> {
  if (input === undefined) return { kind: 'default' };
  const parts = input.split(',').map((part) => part.trim());
  if (parts.some((part) => part.toUpperCase() === 'ALL')) {
    if (parts.length === 1) return { kind: 'all' };
    throw invalidRequest([{ field: 'country', problem: 'must be `all` or a list, not both' }]);
  }
  const named = parts.filter((part) => findGroupMembers(part) === undefined);
  if (parts.length === 1 && named.length === 1) {
    const code = (await findCountryCode(db, named[0])) ?? '';
    if (code !== euroArea) return { kind: 'one', code };
  }
  const codes = await findCountryCodes(db, named);
  const codeOf = new Map(named.map((part, index) => [part, codes[index] as string]));
  const all = parts.flatMap((part) => codeOf.get(part) ?? findGroupMembers(part) ?? []);
  return {
    kind: 'several',
    codes: [...new Set(all)],
    euroAreaMembers: codes.includes(euroArea) ? findGroupMembers(euroAreaGroup) : undefined,
  };
}

function findGroupMembers(input: string): string[] | undefined {
  return findCountryGroup(input.toUpperCase())?.members;
}
