import type { Operation, Schemas } from '../contract.js';
import { countryCode } from '../library/countryCode.js';
import { makeCursor, readCursor } from '../library/cursor.js';
import { searchableLibraryOf } from '../library/searchableLibrary.js';
import { countFacets } from '../search/facets.js';
import { findMatches, type Match } from '../search/findMatches.js';
import { readQuery } from '../search/readQuery.js';
import type { SearchableIndicator } from '../store/searchableSeries.js';

/** Full-text search over the library, with facets. */
export const indicatorsSearch: Operation<'indicators.search'> = async ({ db, library }, { query }) => {
  const offset = Number(readCursor(query.cursor, query)?.[0] ?? 0);
  const { lexicon, index } = await searchableLibraryOf(db, library.version);
  const { text, countries, frequency, corrections, ...read } = readQuery(query.q ?? '', lexicon);
  const filters = { ...query, country: await countryCode(db, query.country) };
  const { matched, matches } = findMatches(index, { ...read, text, countries, frequency }, filters);
  const page = matches.slice(offset, offset + query.limit);
  const end = offset + page.length;
  return {
    json: {
      count: page.length,
      total: matches.length,
      query: { text, countries, frequency, corrections, matched },
      indicators: page.map(hit),
      facets: countFacets(matches),
      nextCursor: end < matches.length ? makeCursor([end], query) : null,
    },
  };
};

function hit({ indicator, series: answering, score }: Match<SearchableIndicator>): Schemas['SearchHit'] {
  const { slug, name, description, category, frequency, defaultCountry, series } = indicator;
  const { country, unit, seasonalAdjustment, sourceAgency, provider, firstDate, lastDate } = answering;
  return {
    slug,
    name,
    description,
    category,
    frequency,
    country,
    unit,
    seasonalAdjustment,
    sourceAgency,
    provider,
    defaultCountry,
    countries: series.length,
    firstDate,
    lastDate,
    score,
  };
}
