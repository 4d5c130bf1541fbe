import { findCountryGroup } from '../countryGroups.js';

const euroArea = findCountryGroup('EA-MEMBERS')?.members ?? [];

/** Returns the area whose data stands in for a country: EA for a member of the euro area and for the European Union. */
export function findRegion(country: string): string | undefined {
  return country === 'EU' || euroArea.includes(country) ? 'EA' : undefined;
}

/** Returns the countries that the data of a country or area covers: itself and, for the euro area, its members. */
export function listCoveredCountries(country: string): string[] {
  return country === 'EA' ? [country, ...euroArea] : [country];
}
