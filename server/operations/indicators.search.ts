import type { Knex } from 'knex';
import type { Input, Operation, Schemas } from '../contract.js';
import { countryCode } from '../library/countryCode.js';
import { makeCursor, readCursor } from '../library/cursor.js';
import { lexiconOf } from '../library/lexiconOf.js';
import { readQuery } from '../search/readQuery.js';
import { type Indicator, listIndicatorsByIds } from '../store/indicators.js';
import { type SearchFilters, searchIndicators } from '../store/search.js';
import { listSeriesByIndicatorIds, type Series } from '../store/series.js';

/** Full-text search over the library, with facets. */
export const indicatorsSearch: Operation<'indicators.search'> = async ({ db, library }, { query }) => {
  const read = readQuery(query.q ?? '', await lexiconOf(db, library.version));
  const filters = await filtersOf(db, query);
  const offset = Number(readCursor(query.cursor, query)?.[0] ?? 0);
  const page = { limit: query.limit, offset };
  const whole = await searchIndicators(db, { groups: read.groups, matchAll: true }, filters, page);
  // Nothing has every word: whatever has some of them, best first, helps more than an empty answer.
  const isPartial = whole.total === 0 && read.groups.length > 1;
  const found = isPartial ? await searchIndicators(db, { groups: read.groups, matchAll: false }, filters, page) : whole;
  const indicators = await describeHits(db, found.hits);
  const end = offset + indicators.length;
  return {
    json: {
      count: indicators.length,
      total: found.total,
      query: {
        text: read.text,
        countries: read.countries,
        corrections: read.corrections,
        matched: isPartial ? 'some' : 'all',
      },
      indicators,
      facets: found.facets,
      nextCursor: end < found.total ? makeCursor([end], query) : null,
    },
  };
};

/** The filters that are set; a country by the code the library has for it. */
async function filtersOf(db: Knex, query: Input<'indicators.search'>['query']): Promise<SearchFilters> {
  const { provider, frequency, category, seasonalAdjustment } = query;
  const country = await countryCode(db, query.country);
  const filters = { provider, frequency, country, category, seasonalAdjustment };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

async function describeHits(db: Knex, hits: { indicatorId: number; score: number }[]) {
  const ids = hits.map(({ indicatorId }) => indicatorId);
  const byId = new Map((await listIndicatorsByIds(db, ids)).map((indicator) => [indicator.id, indicator]));
  const series = await listSeriesByIndicatorIds(db, ids);
  return hits.flatMap(({ indicatorId, score }) => {
    const indicator = byId.get(indicatorId);
    return indicator === undefined
      ? []
      : [
          hit(
            indicator,
            series.filter((one) => one.indicatorId === indicatorId),
            score,
          ),
        ];
  });
}

function hit(indicator: Indicator, all: Series[], score: number): Schemas['SearchHit'] {
  const series = all.find(({ country }) => country === indicator.defaultCountry);
  if (series === undefined) throw new Error(`${indicator.slug} has no series for its default country.`);
  const { slug, name, description, category, frequency, defaultCountry } = indicator;
  const { unit, seasonalAdjustment, sourceAgency, provider, firstDate, lastDate } = series;
  return {
    slug,
    name,
    description,
    category,
    frequency,
    unit,
    seasonalAdjustment,
    sourceAgency,
    provider,
    defaultCountry,
    countries: all.length,
    firstDate,
    lastDate,
    score,
  };
}
