import type { Knex } from 'knex';
import { formatCsvHeader, formatCsvRows } from '../series/csv.js';
import { listObservations } from '../store/observations.js';
import type { FoundSeries } from './findSeries.js';
import { formatObservationsCsv } from './formatObservationsCsv.js';
import { isAsPublished, type ObservationsQuery, readObservations } from './readObservations.js';
import type { VintageUsed } from './selectVintage.js';

const rowsPerPage = 5000;
const columns = ['date', 'value', 'revised'] as const;

/**
 * A series as CSV text in pages, oldest first. As published it is read page by page, so that its length costs no memory;
 * aggregated or transformed it is a shorter series, or one that has to be known whole. What is wrong with the query is
 * refused before the first page.
 */
export async function streamCsvPages(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  query: ObservationsQuery,
): Promise<AsyncIterable<string>> {
  if (isAsPublished(found, query)) return streamPublishedPages(db, found, vintage, query);
  const { rows, described } = await readObservations(db, found, vintage, query);
  return (async function* () {
    yield formatObservationsCsv(rows, described.aggregation === null ? columns : [...columns, 'observationCount']);
  })();
}

/** The first page is read at once, so that a database that is away is told as a refusal and not as a broken download. */
async function streamPublishedPages(db: Knex, { series }: FoundSeries, vintage: VintageUsed, query: ObservationsQuery) {
  const window = {
    ...(vintage.requested !== null && { asOf: vintage.requested }),
    ...(query.start && { start: query.start }),
    ...(query.end && { end: query.end }),
  };
  const read = (after?: string) =>
    listObservations(db, series.id, { order: 'asc', limit: rowsPerPage, ...window, ...(after && { after }) });
  const firstPage = await read();
  return (async function* () {
    yield formatCsvHeader(columns) + formatCsvRows(columns, firstPage);
    for (let page = firstPage; page.length === rowsPerPage; ) {
      page = await read(page.at(-1)?.date);
      yield formatCsvRows(columns, page);
    }
  })();
}
