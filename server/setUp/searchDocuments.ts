import type { Country } from '../store/countries.js';
import type { Indicator } from '../store/indicators.js';
import type { SearchDocument } from '../store/searchIndex.js';
import type { Catalogue } from './readCatalogue.js';

/** The members of the euro area: who looks for one of them is also helped by the area's figures. */
const euroArea = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** By what the index finds each indicator. */
export function searchDocuments({ indicators, countries }: Catalogue, stored: Indicator[]): SearchDocument[] {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const ids = new Map(stored.map(({ slug, id }) => [slug, id]));
  return indicators.map(({ definition, series }) => {
    const codes = new Set(series.flatMap(({ country }) => (country === 'EA' ? ['EA', ...euroArea] : [country])));
    const agencies = new Set(series.map(({ sourceAgency }) => sourceAgency));
    return {
      indicatorId: ids.get(definition.slug) ?? 0,
      title: definition.name,
      identifiers: [definition.slug, ...series.map(({ providerSeriesId }) => providerSeriesId)],
      keywords: [...definition.keywords, definition.concept, definition.category],
      places: [...codes].flatMap((code) => placeWords(code, byCode.get(code))),
      body: [definition.description, ...agencies].join(' '),
    };
  });
}

function placeWords(code: string, country: Country | undefined): string[] {
  return country === undefined ? [code] : [code, country.code3, country.name];
}
