import type { AppContext } from '../appContext.js';
import { getToday } from '../appContext.js';
import type { Input, Operation, Schemas } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { csvFilename } from '../library/csvFilename.js';
import { checkOrder } from '../library/dateWindow.js';
import { type FoundSeries, findSeries, nameOf } from '../library/findSeries.js';
import { observationsCsv } from '../library/observationsCsv.js';
import { pageOf } from '../library/page.js';
import { type ReadObservations, type Row, readObservations } from '../library/readObservations.js';
import { readFirstReleases, readRevisions } from '../library/readRevisions.js';
import { chooseVintage } from '../library/vintageUsed.js';

type Query = Input<'indicators.observations'>['query'];

/** Observations of one or several indicators, as JSON or CSV. */
export const indicatorsObservations: Operation<'indicators.observations'> = async (context, { query, accepts }) => {
  checkOrder('start', query.start, 'end', query.end);
  checkChoice(query);
  const series = await findSeries(context.db, query.id, query.country);
  const several = series.length > 1;
  const rows: Row[] = [];
  const described = [];
  for (const found of series) {
    const read = await readOne(context, found, query);
    const ordered = query.order === 'desc' ? read.rows.reverse() : read.rows;
    const { slug } = found.indicator;
    const { country } = found.series;
    for (const row of ordered) rows.push(several ? { id: slug, country, ...row } : row);
    described.push(read.described);
  }
  const { page, nextCursor } = pageOf(rows, query);
  const format = query.format ?? (accepts === 'text/csv' ? 'csv' : 'json');
  if (format === 'csv') {
    return {
      csv: observationsCsv(page, columnsOf(query, rows, described)),
      filename: csvFilename(series, query.vintage),
      nextCursor,
    };
  }
  return { json: { count: page.length, observations: page, series: described, nextCursor } };
};

function readOne(context: AppContext, found: FoundSeries, query: Query): Promise<ReadObservations> {
  const vintage = chooseVintage(nameOf(found), found.vintages, query.vintage, getToday(context));
  if (query.firstRelease) return readFirstReleases(context.db, found, vintage, query);
  if (query.allVintages) return readRevisions(context.db, found, vintage, query);
  return readObservations(context.db, found, vintage, query);
}

/** The columns of a CSV answer, the same on each of its pages. */
function columnsOf(query: Query, rows: Row[], described: Schemas['ObservedSeries'][]): (keyof Row)[] {
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

/** `vintage`, `firstRelease` and `allVintages` exclude each other; the latter two come as published only. */
function checkChoice(query: Query): void {
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
