import type { Country } from '../../server/search/places.js';

/** The words of a small library, as the search index lists them. */
export const vocabulary =
  `10 30 activity adjusted all area average balance bank bill bond brent budget capacity capita civilian claims
  commodity compensation construction consumer consumption core corporate cpi cpiaucsl credit crude currency debt deficit
  deflator demand deposits discount disposable dollar domestic durable duration earnings employment energy euro
  exchange expenditures exports farm federal fedfunds final food funds gasoline gdp gdpc1 goods government gross gs10 hourly
  hours household housing houst imports income index industrial inflation interest inventories investment items japan japanese labor
  labour level loans m1 m2 manufacturing market median money monthly mortgage nominal nonfarm oil output participation
  payems payrolls pce percent personal per petroleum population potential price prices prime producer product production
  productivity profits quarterly rate real receipts rent residential retail saving seasonally services spending starts
  stock supply surplus tax trade treasury unemployment unit unrate us usd utilization vacancy velocity wages weekly wti
  yen yield year`
    .split(/\s+/)
    .filter((word) => word !== '');

export const countries: Country[] = [
  { code: 'US', code3: 'USA', name: 'United States' },
  { code: 'EA', code3: 'EMU', name: 'Euro area' },
  { code: 'DE', code3: 'DEU', name: 'Germany' },
  { code: 'FR', code3: 'FRA', name: 'France' },
  { code: 'GB', code3: 'GBR', name: 'United Kingdom' },
  { code: 'JP', code3: 'JPN', name: 'Japan' },
  { code: 'PE', code3: 'PER', name: 'Peru' },
  { code: 'AD', code3: 'AND', name: 'Andorra' },
  { code: 'CA', code3: 'CAN', name: 'Canada' },
  { code: 'KR', code3: 'KOR', name: 'Korea, Rep.' },
  { code: 'KP', code3: 'PRK', name: "Korea, Dem. People's Rep." },
  { code: 'CD', code3: 'COD', name: 'Congo, Dem. Rep.' },
  { code: 'CG', code3: 'COG', name: 'Congo, Rep.' },
  { code: 'GN', code3: 'GIN', name: 'Guinea' },
  { code: 'GW', code3: 'GNB', name: 'Guinea-Bissau' },
  { code: 'PG', code3: 'PNG', name: 'Papua New Guinea' },
  { code: 'GE', code3: 'GEO', name: 'Georgia' },
  { code: 'TR', code3: 'TUR', name: 'Turkiye' },
  { code: 'TD', code3: 'TCD', name: 'Chad' },
  { code: 'JO', code3: 'JOR', name: 'Jordan' },
  { code: 'CI', code3: 'CIV', name: "Cote d'Ivoire" },
  { code: 'CH', code3: 'CHE', name: 'Switzerland' },
];
