import type { Knex } from 'knex';
import { parseCountries } from './parseCountries.js';

/** Parses the countries of releases or news, in order of code; undefined for all. Throws `invalid_request` for an unknown code. */
export async function parseReleaseCountries(db: Knex, input: string | undefined): Promise<string[] | undefined> {
  const selection = await parseCountries(db, input);
  if (selection.kind === 'one') return [selection.code];
  return selection.kind === 'several' ? selection.codes.sort() : undefined;
}
