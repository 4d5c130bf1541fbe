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
 * Streams a series as CSV pages, oldest first. Reads observations as published page by page, so that memory use does
 * not depend on the length; aggregated or transformed observations are computed as a whole. Throws for an invalid query
 * before the first page.
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

/**
 * Reads the first page before streaming, so that an unavailable database causes an error response rather than a broken
 * download.
 */
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
