import type { Knex } from 'knex';
import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { cacheResults } from '../discovery/cacheResults.js';
import { type CatalogIndex, type CatalogItem, loadCatalogIndex, toCandidateItems } from '../discovery/catalogIndex.js';
import { describeItems } from '../discovery/describeItems.js';
import { findWithOthers } from '../discovery/findInLibrary.js';
import { findNotHeld } from '../discovery/notHeld.js';
import { readLibraryQuery } from '../discovery/readLibraryQuery.js';
import type { Input } from '../operationInput.js';
import { createCursorAt, getOffset } from '../paging/offsetPages.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import { isProviderName } from '../providers/provider.js';
import type { Schemas } from '../schemas.js';
import { countCountries, countFacets } from '../search/facets.js';
import type { SearchFilters } from '../search/filters.js';
import type { Match } from '../search/findMatches.js';
import type { SearchQuery } from '../search/readQuery.js';
import type { SearchDocument } from '../search/searchDocument.js';
import { listSlugsOfEntries } from '../store/listedInLibrary.js';

/** The filters of a request. The country is a code of the library. */
type CatalogFilters = Omit<Input<'discovery.catalog'>['query'], 'q' | 'limit' | 'cursor' | 'country'> & {
  country: string | undefined;
};

const getResults = cacheResults<CatalogIndex, ReturnType<typeof findEntries>>();

/** Searches the library and the catalogues of providers, with facets. */
export const discoveryCatalog: Operation<'discovery.catalog'> = async (context, { query }) => {
  const { db, library } = context;
  const offset = getOffset(query);
  const catalog = await loadCatalogIndex(db);
  const parsedQuery = await readLibraryQuery(db, query.q ?? '', catalog.lexicon);
  const { text, countries, frequency, corrections } = parsedQuery;
  const country = await findCountryCode(db, query.country);
  const { cursor: _cursor, limit, q: _text, ...given } = query;
  const filters = { ...given, country };
  const today = getToday(context);
  const search = { ...filters, q: query.q, today, version: library.version };
  const results = getResults(catalog, { key: search, offset }, () =>
    findEntries(db, catalog, parsedQuery, filters, today),
  );
  const { match, found, facets } = await results;
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
      entries: (await describeItems(db, page, code3)).map(hideForeignId),
      facets,
      nextCursor: createCursorAt(offset + page.length, found.length, query),
    },
  };
};

/** Leaves out the id of a series whose provider the API does not read. */
function hideForeignId(entry: Schemas['CatalogEntry']): Schemas['CatalogEntry'] {
  return isProviderName(entry.provider) ? entry : { ...entry, seriesId: null };
}

/** Finds all matching entries and counts them by filter value. */
async function findEntries(
  db: Knex,
  catalog: CatalogIndex,
  query: SearchQuery,
  { provider, frequency, topic, country, inLibrary }: CatalogFilters,
  today: string,
) {
  const items = toCandidateItems(catalog);
  const documents = new Map<number, SearchDocument>();
  const find = async (filters: SearchFilters) => {
    const all = await findWithOthers(db, { query, filters, today }, items, documents);
    const { matches, ...match } = all;
    const found = await filterByLibrary(db, matches, inLibrary);
    return { match: { ...match, notHeld: findNotHeld(query, all) }, found };
  };
  const filters = { provider, frequency, category: topic };
  const { match, found } = await find({ ...filters, ...(country && { countries: [country] }) });
  const foundInAnyCountry = country === undefined ? found : (await find(filters)).found;
  const facets = { ...buildFacets(found), country: countCountries(foundInAnyCountry, catalog.alpha3.keys()) };
  return { match, found, facets };
}

/** Selects the entries by whether they are in the library. */
async function filterByLibrary(
  db: Knex,
  matches: Match<CatalogItem>[],
  inLibrary: boolean | undefined,
): Promise<Match<CatalogItem>[]> {
  if (inLibrary === undefined) return matches;
  const listed = matches.flatMap(({ indicator }) => indicator.listed ?? []);
  const slugs = await listSlugsOfEntries(db, listed);
  const held = new Set(listed.filter((_, index) => (slugs[index]?.length ?? 0) > 0));
  return matches.filter(({ indicator }) => (indicator.listed === null || held.has(indicator.listed)) === inLibrary);
}

function buildFacets(
  found: Match<CatalogItem>[],
): Pick<Schemas['CatalogResponse']['facets'], 'provider' | 'frequency' | 'topic'> {
  const { provider, frequency, category } = countFacets(found);
  return { provider, frequency, topic: category.filter(({ value }) => value !== '') };
}
