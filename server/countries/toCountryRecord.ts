import { countryGroups } from '../countryGroups.js';
import type { Schemas } from '../schemas.js';
import type { Country } from '../store/countries.js';
import type { CountrySummary } from '../store/countrySummaries.js';

const emptySummary: CountrySummary = { series: 0, lastDate: null };

/** Describes a country, its groups and what the library holds of it. */
export function toCountryRecord(country: Country, summary = emptySummary): Schemas['CountryRecord'] {
  const groups = countryGroups.filter(({ members }) => members.includes(country.code)).map(({ code }) => code);
  const { code, code3, name, region, incomeGroup } = country;
  return { code, code3, name, region, incomeGroup, groups, ...summary };
}
