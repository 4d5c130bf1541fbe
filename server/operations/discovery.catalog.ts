import { getToday } from '../appContext.js';
import type { Input, Operation } from '../contract.js';
import { cacheResults } from '../discovery/cacheResults.js';
import { type CatalogIndex, type CatalogItem, loadCatalogIndex } from '../discovery/catalogIndex.js';
import { findNotHeld } from '../discovery/notHeld.js';
import { createCursorAt, getOffset } from '../paging/offsetPages.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import { isProviderName } from '../providers/provider.js';
import type { Schemas } from '../schemas.js';
import { countCountries, countFacets } from '../search/facets.js';
import type { SearchFilters } from '../search/filters.js';
import { findMatches, type Match } from '../search/findMatches.js';
import { readQuery, type SearchQuery } from '../search/readQuery.js';

/** Placeholder for the country in the form of a series id. */
const countryPlaceholder = '{country}';

/** The filters of a request. The country is a code of the library. */
type CatalogFilters = Omit<Input<'discovery.catalog'>['query'], 'q' | 'limit' | 'cursor' | 'country'> & {
  country: string | undefined;
};

const getResults = cacheResults<CatalogIndex, ReturnType<typeof findEntries>>();

/** Searches the library and the catalogues of providers, with facets. */
export const discoveryCatalog: Operation<'discovery.catalog'> = async (context, { query }) => {
  const { db, library } = context;
  const offset = getOffset(query);
  const catalog = await loadCatalogIndex(db, library.version);
  const parsedQuery = readQuery(query.q ?? '', catalog.lexicon);
  const { text, countries, frequency, corrections } = parsedQuery;
  const country = await findCountryCode(db, query.country);
  const { cursor: _cursor, limit, q: _text, ...given } = query;
  const filters = { ...given, country };
  const today = getToday(context);
  const { match, found, facets } = getResults(catalog, { ...filters, q: query.q, today }, () =>
    findEntries(catalog, parsedQuery, filters, today),
  );
  const page = found.slice(offset, offset + limit);
  const requestedCountry = country ?? countries[0];
  const code3 = requestedCountry === undefined ? undefined : catalog.alpha3.get(requestedCountry);
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
      facets,
      nextCursor: createCursorAt(offset + page.length, found.length, query),
    },
  };
};

/** Finds all matching entries and counts them by filter value. */
function findEntries(
  { index, alpha3 }: CatalogIndex,
  query: SearchQuery,
  { provider, frequency, topic, country, inLibrary }: CatalogFilters,
  today: string,
) {
  const find = (filters: SearchFilters) => {
    const all = findMatches(index, query, filters, today);
    const { matches, ...match } = all;
    const found = matches.filter(buildLibraryFilter(inLibrary));
    return { match: { ...match, notHeld: findNotHeld(query, all) }, found };
  };
  const filters = { provider, frequency, category: topic };
  const { match, found } = find({ ...filters, ...(country && { countries: [country] }) });
  const foundInAnyCountry = country === undefined ? found : find(filters).found;
  const facets = { ...buildFacets(found), country: countCountries(foundInAnyCountry, alpha3.keys()) };
  return { match, found, facets };
}

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
    importSource: series.importSource ?? null,
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
