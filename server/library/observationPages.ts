import type { Knex } from 'knex';
import type { CsvCell } from '../series/csv.js';
import { csvHeader, csvRows } from '../series/csv.js';
import { listObservations } from '../store/observations.js';
import type { FoundSeries } from './findSeries.js';
import { type ObservationsQuery, readObservations } from './readObservations.js';
import type { VintageUsed } from './vintageUsed.js';

const rowsAPage = 5000;
const columns = ['date', 'value', 'revised'] as const;

type CsvRow = Record<(typeof columns)[number], CsvCell>;

/**
 * A series as CSV text in pages, oldest first. As published it is read page by page, so that its length costs no memory;
 * aggregated or transformed it is a shorter series, or one that has to be known whole. What is wrong with the query is
 * refused before the first page.
 */
export async function observationPages(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  query: ObservationsQuery,
): Promise<AsyncIterable<string>> {
  if (query.frequency === undefined && query.aggregation === undefined && query.units === 'lin') {
    return pagesAsPublished(db, found, vintage, query);
  }
  const { rows } = await readObservations(db, found, vintage, query);
  return (async function* () {
    yield csvHeader(columns) + csvRows(columns, rows as CsvRow[]);
  })();
}

async function* pagesAsPublished(db: Knex, { series }: FoundSeries, vintage: VintageUsed, query: ObservationsQuery) {
  const asOf = vintage.requested === null ? {} : { asOf: vintage.requested };
  const window = { ...(query.start && { start: query.start }), ...(query.end && { end: query.end }) };
  yield csvHeader(columns);
  for (let after: string | undefined; ; ) {
    const behind = after === undefined ? {} : { after };
    const page = await listObservations(db, series.id, {
      order: 'asc',
      limit: rowsAPage,
      ...asOf,
      ...window,
      ...behind,
    });
    yield csvRows(columns, page);
    if (page.length < rowsAPage) return;
    after = page.at(-1)?.date;
  }
}
