import { findCountryGroup } from '../countryGroups.js';
import type { UnitCode } from '../series/units.js';
import type { Headline } from './headlines.js';

/** Where to look for a headline of a country: one of its sources. */
export interface HeadlineLookup {
  headline: Headline;
  /** The country whose headline is looked for. */
  forCountry: string;
  /** The country or area that the value is for: EA where the members of the euro area share it. */
  area: string;
  slug: string;
  /** The country under which the indicator lists the series. */
  listedCountry: string;
  units: UnitCode;
}

const euroArea = 'EA';
const euroAreaMembers = findCountryGroup('EA-MEMBERS')?.members ?? [];

/** Lists where to look for a headline of a country, preferred first. */
export function listLookups(headline: Headline, forCountry: string): HeadlineLookup[] {
  const area = headline.isSharedInEuroArea && euroAreaMembers.includes(forCountry) ? euroArea : forCountry;
  return headline.sources
    .filter((source) => source.for === undefined || source.for === area)
    .map(({ indicator, units, country }) => {
      return { headline, forCountry, area, slug: indicator, listedCountry: country ?? area, units };
    });
}
