import type { AppContext } from '../appContext.js';
import { getToday } from '../appContext.js';
import type { Input, Operation } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { buildCsvFilename } from '../indicators/buildCsvFilename.js';
import { type FoundSeries, findSeries, formatSeriesName } from '../indicators/findSeries.js';
import { formatObservationsCsv } from '../indicators/formatObservationsCsv.js';
import { type ObservationSet, type Row, readObservations } from '../indicators/readObservations.js';
import { readFirstReleases, readRevisions } from '../indicators/readRevisions.js';
import { selectVintage } from '../indicators/selectVintage.js';
import { paginate } from '../paging/paginate.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import type { Schemas } from '../schemas.js';

type Query = Input<'indicators.observations'>['query'];

/** Returns the observations of one or several indicators, as JSON or CSV. */
export const indicatorsObservations: Operation<'indicators.observations'> = async (context, { query, accepts }) => {
  assertDateOrder('start', query.start, 'end', query.end);
  assertCompatibleParameters(query);
  const series = await findSeries(context.db, query.id, query.country);
  const isMultiple = series.length > 1;
  const rows: Row[] = [];
  const described = [];
  for (const found of series) {
    const read = await readSeries(context, found, query);
    const ordered = query.order === 'desc' ? read.rows.reverse() : read.rows;
    const { slug } = found.indicator;
    const { country } = found.series;
    for (const row of ordered) rows.push(isMultiple ? { id: slug, country, ...row } : row);
    described.push(read.described);
  }
  const { page, nextCursor } = paginate(rows, query);
  const format = query.format ?? (accepts === 'text/csv' ? 'csv' : 'json');
  if (format === 'csv') {
    return {
      csv: formatObservationsCsv(page, selectColumns(query, rows, described)),
      filename: buildCsvFilename(series, query.vintage),
      nextCursor,
    };
  }
  return { json: { count: page.length, observations: page, series: described, nextCursor } };
};

function readSeries(context: AppContext, found: FoundSeries, query: Query): Promise<ObservationSet> {
  const vintage = selectVintage(formatSeriesName(found), found.vintages, query.vintage, getToday(context));
  if (query.firstRelease) return readFirstReleases(context.db, found, vintage, query);
  if (query.allVintages) return readRevisions(context.db, found, vintage, query);
  return readObservations(context.db, found, vintage, query);
}

/** Returns the columns of a CSV response, which are the same on every page. */
function selectColumns(query: Query, rows: Row[], described: Schemas['ObservedSeries'][]): (keyof Row)[] {
  return [
    ...(described.length > 1 ? (['id', 'country'] as const) : []),
    'date',
    'value',
    'revised',
    ...(query.firstRelease || query.allVintages ? (['realtime_start'] as const) : []),
    ...(query.allVintages ? (['realtime_end'] as const) : []),
    ...(rows.some(({ unit }) => unit !== undefined) ? (['unit'] as const) : []),
    ...(described.some(({ aggregation }) => aggregation !== null) ? (['observationCount'] as const) : []),
  ];
}

/**
 * Throws invalid_request for parameters that exclude each other: `vintage`, `firstRelease` and `allVintages`. The
 * latter two also allow neither other units nor aggregation.
 */
function assertCompatibleParameters(query: Query): void {
  const choices = [
    query.vintage !== undefined && 'vintage',
    query.firstRelease && 'firstRelease',
    query.allVintages && 'allVintages',
  ];
  const [chosen, other] = choices.filter((choice): choice is string => choice !== false);
  if (chosen !== undefined && other !== undefined) {
    throw invalidRequest([{ field: other, problem: `cannot be combined with ${chosen}` }]);
  }
  if (chosen === undefined || chosen === 'vintage') return;
  if (query.units !== 'lin') throw invalidRequest([{ field: 'units', problem: `must be lin with ${chosen}` }]);
  for (const field of ['frequency', 'aggregation'] as const) {
    if (query[field] !== undefined) throw invalidRequest([{ field, problem: `cannot be combined with ${chosen}` }]);
  }
}
