import { cacheByVersion } from '../cacheByVersion.js';
import type { Operation } from '../contract.js';
import { toCountryRecord } from '../countries/toCountryRecord.js';
import { countryGroups, findCountryGroup } from '../countryGroups.js';
import { paginate } from '../paging/paginate.js';
import { type Country, listCountries } from '../store/countries.js';
import { readCountrySummaries } from '../store/countrySummaries.js';

const loadCountrySummaries = cacheByVersion(readCountrySummaries);

/** Lists the countries and areas of the library, and the groups of countries. */
export const countriesList: Operation<'countries.list'> = async ({ db, library }, { query }) => {
  const members = query.group && findCountryGroup(query.group)?.members;
  const matching = (await listCountries(db)).filter(
    (country) => (members === undefined || members.includes(country.code)) && matchesText(country, query.q ?? ''),
  );
  const { page, nextCursor } = paginate(matching, query);
  const summaries = await loadCountrySummaries(db, library.version);
  const countries = page.map((country) => toCountryRecord(country, summaries.get(country.code)));
  return { json: { count: countries.length, countries, groups: [...countryGroups], nextCursor } };
};

/** Whether the name or a code begins with the text, or a word of the name does. */
function matchesText({ code, code3, name }: Country, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  const texts = [code, code3, name, ...name.split(/[\s(]+/)].map((one) => one.toLowerCase());
  return texts.some((one) => one.startsWith(wanted));
}
