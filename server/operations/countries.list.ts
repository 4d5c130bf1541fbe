import type { Operation } from '../contract.js';
import { toCountryRecord } from '../countries/toCountryRecord.js';
import { countryGroups, findCountryGroup } from '../countryGroups.js';
import { paginate } from '../paging/paginate.js';
import { findMatchingCountries } from '../parameters/findMatchingCountries.js';
import { listCountries } from '../store/countries.js';
import { readCountrySummaries } from '../store/countrySummaries.js';

/** Lists the countries and areas of the library, those that a text names best first, and the groups of countries. */
export const countriesList: Operation<'countries.list'> = async ({ db }, { query }) => {
  const members = query.group && findCountryGroup(query.group)?.members;
  const all = (await listCountries(db)).filter(({ code }) => members === undefined || members.includes(code));
  const matching = findMatchingCountries(all, query.q ?? '');
  const { page, nextCursor } = paginate(matching, query);
  const codes = page.map(({ code }) => code);
  const summaries = await readCountrySummaries(db, codes);
  const countries = page.map((country) => toCountryRecord(country, summaries.get(country.code)));
  return { json: { count: countries.length, countries, groups: [...countryGroups], nextCursor } };
};
