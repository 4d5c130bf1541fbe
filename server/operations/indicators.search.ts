import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { findHeldElsewhere } from '../discovery/heldElsewhere.js';
import { loadIndicatorIndex } from '../discovery/indicatorIndex.js';
import { findNotHeld, replaceByNearest } from '../discovery/notHeld.js';
import { decodeCursor, encodeCursor } from '../paging/cursor.js';
import { type CountrySelection, parseCountries } from '../parameters/parseCountries.js';
import type { Schemas } from '../schemas.js';
import { countFacets } from '../search/facets.js';
import { findMatches, type Match } from '../search/findMatches.js';
import { readQuery } from '../search/readQuery.js';
import type { SearchableIndicator } from '../store/searchableSeries.js';

/** Searches the library, with facets. */
export const indicatorsSearch: Operation<'indicators.search'> = async (context, { query }) => {
  const { db, library } = context;
  const offset = Number(decodeCursor(query.cursor, query)?.[0] ?? 0);
  const { lexicon, index } = await loadIndicatorIndex(db, library.version);
  const parsedQuery = readQuery(query.q ?? '', lexicon);
  const { text, countries, frequency, corrections } = parsedQuery;
  const selection = await parseCountries(db, query.country);
  const filters = { ...query, countries: listFilterCodes(selection) };
  const today = getToday(context);
  const found = findMatches(index, parsedQuery, filters, today);
  const notHeld = findNotHeld(parsedQuery, found);
  const heldElsewhere = notHeld.length > 0 ? [] : findHeldElsewhere(index, parsedQuery, found, { filters, today });
  const { matches, ...match } = replaceByNearest(index, parsedQuery, found, { notHeld, filters });
  const page = matches.slice(offset, offset + query.limit);
  const end = offset + page.length;
  return {
    json: {
      count: page.length,
      total: matches.length,
      query: { text, countries, frequency, corrections, ...match, notHeld: [...notHeld, ...heldElsewhere] },
      indicators: page.map((match) => ({
        ...toSearchHit(match),
        ...(selection.kind === 'several' && { requestedCountries: match.filteredSeries.map(({ country }) => country) }),
      })),
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

function toSearchHit({ indicator, series: matchedSeries, score }: Match<SearchableIndicator>): Schemas['SearchHit'] {
  const { slug, name, description, category, frequency, defaultCountry, series } = indicator;
  const { country, unit, seasonalAdjustment, sourceAgency, provider, firstDate, lastDate } = matchedSeries;
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
