import type { Knex } from 'knex';
import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { findInLibrary } from '../discovery/findInLibrary.js';
import { findHeldElsewhere } from '../discovery/heldElsewhere.js';
import { findNotHeld, replaceByNearest } from '../discovery/notHeld.js';
import { loadCountryFacts, readLibraryQuery } from '../discovery/readLibraryQuery.js';
import { decodeCursor, encodeCursor } from '../paging/cursor.js';
import { type CountrySelection, parseCountries } from '../parameters/parseCountries.js';
import type { Schemas } from '../schemas.js';
import { countFacets } from '../search/facets.js';
import type { Match } from '../search/findMatches.js';
import type { FoundIndicator } from '../search/searchDocument.js';
import { readHits } from '../store/searchHits.js';

/** Searches the library, with facets. */
export const indicatorsSearch: Operation<'indicators.search'> = async (context, { query }) => {
  const { db } = context;
  const offset = Number(decodeCursor(query.cursor, query)?.[0] ?? 0);
  const { lexicon } = await loadCountryFacts(db);
  const parsedQuery = await readLibraryQuery(db, query.q ?? '', lexicon);
  const { text, countries, frequency, corrections } = parsedQuery;
  const selection = await parseCountries(db, query.country);
  const filters = { ...query, countries: listFilterCodes(selection) };
  const today = getToday(context);
  const found = await findInLibrary(db, { query: parsedQuery, filters, today });
  const notHeld = findNotHeld(parsedQuery, found);
  const heldElsewhere = notHeld.length > 0 ? [] : await findHeldElsewhere(db, parsedQuery, found, { filters, today });
  const { matches, ...match } = await replaceByNearest(db, parsedQuery, found, { notHeld, filters });
  const page = matches.slice(offset, offset + query.limit);
  const end = offset + page.length;
  return {
    json: {
      count: page.length,
      total: matches.length,
      query: { text, countries, frequency, corrections, ...match, notHeld: [...notHeld, ...heldElsewhere] },
      indicators: await describeHits(db, page, selection),
      facets: countFacets(matches),
      nextCursor: end < matches.length ? encodeCursor([end], query) : null,
    },
  };
};

/** Returns the countries to filter by. The members of the euro area do not stand for it, as in the facet of countries. */
function listFilterCodes(selection: CountrySelection): string[] | undefined {
  if (selection.kind === 'several') return selection.codes;
  return selection.kind === 'one' ? [selection.code] : undefined;
}

/** Describes the indicators of a page with the series that represents each. */
async function describeHits(
  db: Knex,
  page: Match<FoundIndicator>[],
  { kind }: CountrySelection,
): Promise<Schemas['SearchHit'][]> {
  const pairs = page.map(({ indicator, series }): [number, number] => [indicator.id, series.id]);
  const hits = await readHits(db, pairs);
  return page.flatMap(({ indicator: { id, series }, filteredSeries, score }) => {
    const hit = hits.get(id);
    // It was deleted while the search ran.
    if (hit === undefined) return [];
    const { indicatorId, providerSeriesId, firstDate, lastDate, ...described } = hit;
    return {
      ...described,
      countries: series.length,
      firstDate,
      lastDate,
      score,
      ...(kind === 'several' && { requestedCountries: filteredSeries.map((one) => one.country) }),
    };
  });
}
