import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { type CatalogItem, loadCatalogIndex } from '../discovery/catalogIndex.js';
import { findNotHeld } from '../discovery/notHeld.js';
import { createCursorAt, getOffset } from '../paging/offsetPages.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import { isProviderName } from '../providers/provider.js';
import type { Schemas } from '../schemas.js';
import { countCountries, countFacets } from '../search/facets.js';
import type { SearchFilters } from '../search/filters.js';
import { findMatches, type Match } from '../search/findMatches.js';
import { readQuery } from '../search/readQuery.js';

/** Placeholder for the country in the form of a series id. */
const countryPlaceholder = '{country}';

/** Searches the library and the catalogues of providers, with facets. */
export const discoveryCatalog: Operation<'discovery.catalog'> = async (context, { query }) => {
  const { db, library } = context;
  const offset = getOffset(query);
  const { lexicon, index, alpha3 } = await loadCatalogIndex(db, library.version);
  const parsedQuery = readQuery(query.q ?? '', lexicon);
  const { text, countries, frequency, corrections } = parsedQuery;
  const country = await findCountryCode(db, query.country);
  const find = (filters: SearchFilters) => {
    const all = findMatches(index, parsedQuery, filters, getToday(context));
    const { matches, ...match } = all;
    return {
      match: { ...match, notHeld: findNotHeld(parsedQuery, all) },
      found: matches.filter(buildLibraryFilter(query.inLibrary)),
    };
  };
  const filters = { provider: query.provider, frequency: query.frequency, category: query.topic };
  const { match, found } = find({ ...filters, ...(country && { countries: [country] }) });
  const foundInAnyCountry = country === undefined ? found : find(filters).found;
  const page = found.slice(offset, offset + query.limit);
  const requestedCountry = country ?? countries[0];
  const code3 = requestedCountry === undefined ? undefined : alpha3.get(requestedCountry);
  return {
    json: {
      count: page.length,
      total: found.length,
      query: {
        text,
        countries,
        frequency,
        corrections,
        ...match,
        ...(found.length === 0 && { matched: 'none' }),
      },
      entries: page.map((match) => toCatalogEntry(match, code3)),
      facets: { ...buildFacets(found), country: countCountries(foundInAnyCountry, alpha3.keys()) },
      nextCursor: createCursorAt(offset + page.length, found.length, query),
    },
  };
};

/** Converts a match to a catalogue entry. An entry available for any country is described for the requested one. */
function toCatalogEntry(
  { indicator: item, series, score }: Match<CatalogItem>,
  code3: string | undefined,
): Schemas['CatalogEntry'] {
  const { slug, title, description, category, frequency, listed, inLibrary } = item;
  const { provider, providerSeriesId, unit, sourceAgency, country } = series;
  const form = listed?.seriesIdForm ?? providerSeriesId;
  const hasPlaceholder = form.includes(countryPlaceholder);
  const seriesId = hasPlaceholder ? code3 && form.replace(countryPlaceholder, code3) : form;
  return {
    id: listed?.code ?? slug,
    name: title,
    description,
    topic: category,
    frequency,
    unit,
    sourceAgency,
    provider,
    country: listed === null ? country : null,
    countries: listed === null ? item.series.length : null,
    seriesId: isProviderName(provider) ? (seriesId ?? null) : null,
    seriesIdForm: hasPlaceholder ? form : null,
    inLibrary,
    score,
  };
}

/** Creates the filter by whether an entry is in the library. */
function buildLibraryFilter(inLibrary: boolean | undefined): (match: Match<CatalogItem>) => boolean {
  return ({ indicator }) => inLibrary === undefined || indicator.inLibrary.length > 0 === inLibrary;
}

function buildFacets(
  found: Match<CatalogItem>[],
): Pick<Schemas['CatalogResponse']['facets'], 'provider' | 'frequency' | 'topic'> {
  const { provider, frequency, category } = countFacets(found);
  return { provider, frequency, topic: category.filter(({ value }) => value !== '') };
}
