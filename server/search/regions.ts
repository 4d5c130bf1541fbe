const euroArea = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** The area whose figures also serve who asks for a country: EA for a member of the euro area. */
export function findRegion(country: string): string | undefined {
  return euroArea.includes(country) ? 'EA' : undefined;
}

/** The countries that the figures of a country or area cover: itself and, of the euro area, its members. */
export function listCoveredCountries(country: string): string[] {
  return country === 'EA' ? [country, ...euroArea] : [country];
}
