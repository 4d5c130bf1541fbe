import type { Knex } from 'knex';
import { selectRows } from './rows.js';
import { type Match, matchClause, type SearchQuery } from './searchMatch.js';

/** Provider, country and seasonal adjustment must hold of one and the same series. */
export interface SearchFilters {
  provider?: string;
  frequency?: string;
  country?: string;
  category?: string;
  seasonalAdjustment?: string;
}

export type Facet = 'provider' | 'frequency' | 'country' | 'category' | 'seasonalAdjustment';

export interface SearchResult {
  total: number;
  /** Best first, then by slug. Scores compare within one answer only; 0 where nothing was searched for. */
  hits: { indicatorId: number; score: number }[];
  /** How many of all the indicators found have a value, most first, then by value. */
  facets: Record<Facet, { value: string; count: number }[]>;
}

const facetColumns: Record<Facet, string> = {
  provider: 's.provider',
  frequency: 'i.frequency',
  country: 's.country',
  category: 'i.category',
  seasonalAdjustment: 's.seasonal_adjustment',
};
const facets = Object.keys(facetColumns) as Facet[];

/** The indicators that match and pass the filters, best first, with counts over all of them. */
export async function searchIndicators(
  db: Knex,
  query: SearchQuery,
  filters: SearchFilters,
  page: { limit: number; offset: number },
): Promise<SearchResult> {
  const match = await matchClause(db, query);
  const found = foundRows(match, filters);
  const hits = await selectRows<SearchResult['hits'][number]>(
    db,
    `${found.sql} select id as "indicatorId", max(score) as score from found
     group by id, slug order by max(score) desc, slug limit ? offset ?`,
    [...found.bindings, page.limit, page.offset],
  );
  return { hits, ...(await countFacets(db, found)) };
}

interface Rows {
  sql: string;
  bindings: Knex.RawBinding[];
}

/** A better known indicator comes before one whose text matches a little better; at most it counts for twice its match. */
const prominenceBoost = '(1 + i.prominence / (6.0 + i.prominence))';

/** One row a matching series: an indicator's facets are those of its series that pass. */
function foundRows(match: Match, filters: SearchFilters): Rows {
  const set = facets.filter((facet) => filters[facet] !== undefined);
  const where = set.length > 0 ? `where ${set.map((facet) => `${facetColumns[facet]} = ?`).join(' and ')}` : '';
  const columns = facets.map((facet) => `${facetColumns[facet]} as "${facet}"`).join(', ');
  return {
    sql: `with matched as materialized (${match.sql}), found as materialized (
      select i.id, i.slug, m.score * ${prominenceBoost} as score, ${columns}
      from matched m join indicators i on i.id = m.id left join series s on s.indicator_id = i.id ${where})`,
    bindings: [...match.bindings, ...set.map((facet) => filters[facet] as string)],
  };
}

/** The countries of an indicator mostly agree in all but the country: a few rows an indicator are left to count. */
const kinds = 'select distinct id, provider, frequency, category, "seasonalAdjustment" from found';

async function countFacets(db: Knex, found: Rows): Promise<Pick<SearchResult, 'total' | 'facets'>> {
  const counts = facets.map(
    (facet) => `select '${facet}' as facet, "${facet}" as value, count(distinct id) as count
      from ${facet === 'country' ? 'found' : 'kinds'} where "${facet}" is not null group by "${facet}"`,
  );
  const rows = await selectRows<{ facet: Facet | 'total'; value: string; count: number }>(
    db,
    `${found.sql}, kinds as materialized (${kinds})
     select 'total' as facet, '' as value, count(distinct id) as count from kinds
     union all ${counts.join(' union all ')}`,
    found.bindings,
  );
  const ordered = rows.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const countsOf = (facet: Facet) =>
    ordered.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count }));
  return {
    total: ordered.find((row) => row.facet === 'total')?.count ?? 0,
    facets: Object.fromEntries(facets.map((facet) => [facet, countsOf(facet)])) as SearchResult['facets'],
  };
}
