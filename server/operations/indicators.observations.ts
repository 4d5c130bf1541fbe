import type { AppContext } from '../appContext.js';
import { getToday } from '../appContext.js';
import type { Input, Operation } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { buildCsvFilename } from '../indicators/buildCsvFilename.js';
import { findSelectedSeries } from '../indicators/findSelectedSeries.js';
import { type FoundSeries, formatSeriesName } from '../indicators/findSeries.js';
import { formatObservationsCsv } from '../indicators/formatObservationsCsv.js';
import { selectObservations } from '../indicators/readObservations.js';
import { readOneState } from '../indicators/readOneState.js';
import { type Page, readPage } from '../indicators/readPage.js';
import { selectFirstReleases, selectRevisions } from '../indicators/readRevisions.js';
import { selectVintage } from '../indicators/selectVintage.js';
import type { ComputedRow, Row, RowPosition, SeriesRows } from '../indicators/seriesRows.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import { parseCountries } from '../parameters/parseCountries.js';
import type { Schemas } from '../schemas.js';
import { takeTurn } from '../takeTurn.js';

type Query = Input<'indicators.observations'>['query'];

/** Returns the observations of one or several indicators, as JSON or CSV. */
export const indicatorsObservations: Operation<'indicators.observations'> = async (context, { query, accepts }) => {
  assertDateOrder('start', query.start, 'end', query.end);
  assertCompatibleParameters(query);
  const countries = await parseCountries(context.db, query.country);
  let missing: Schemas['MissingSeries'][] | undefined;
  const find = async () => {
    const selection = await findSelectedSeries(context.db, query.id, countries, query.vintage);
    missing = selection.missing;
    return selection.found;
  };
  const { found, selected, page } = await readOneState(context.db, find, (found) =>
    // A cursor is a position among the series found, so it expires if their number changes.
    readSelectedPage(context, found, missing === undefined ? query : { ...query, seriesCount: found.length }),
  );
  const hasNames = found.length > 1 || missing !== undefined;
  const rows = await listRows(page, found, hasNames);
  const format = query.format ?? (accepts === 'text/csv' ? 'csv' : 'json');
  if (format === 'csv') {
    return {
      csv: await formatObservationsCsv(rows, selectColumns(query, selected, hasNames)),
      filename: buildCsvFilename(found, query.vintage),
      nextCursor: page.nextCursor,
    };
  }
  const series = await describeSeries(page, selected, query.order);
  return {
    json: { count: rows.length, observations: rows, series, ...(missing && { missing }), nextCursor: page.nextCursor },
  };
};

async function readSelectedPage(context: AppContext, found: FoundSeries[], query: Query & { seriesCount?: number }) {
  const selected = found.map((one) => selectRows(context, one, query));
  const page = await readPage(selected, query, getPosition(query), query.allVintages);
  return { found, selected, page };
}

function selectRows(context: AppContext, found: FoundSeries, query: Query): SeriesRows {
  const vintage = selectVintage(formatSeriesName(found), found.vintages, query.vintage, getToday(context));
  if (query.firstRelease) return selectFirstReleases(context.db, found, vintage, query);
  if (query.allVintages) return selectRevisions(context.db, found, vintage, query);
  return selectObservations(context.db, found, vintage, query);
}

/** A date can have several rows only with `allVintages`. */
function getPosition({ allVintages }: Query): (computed: ComputedRow) => RowPosition {
  return ({ row }) => ({ date: row.date, ...(allVintages && { realtimeStart: row.realtime_start ?? '' }) });
}

/** Lists the rows of a page. `hasNames`: whether each row names its series. */
async function listRows({ parts }: Page<ComputedRow>, found: FoundSeries[], hasNames: boolean): Promise<Row[]> {
  const all: Row[] = [];
  for (const { index, rows } of parts) {
    await takeTurn();
    const { indicator, series } = found[index] as FoundSeries;
    const names = { id: indicator.slug, country: series.country };
    for (const { row } of rows) all.push(hasNames ? { ...names, ...row } : row);
  }
  return all;
}

/** Describes all series of the request. The notes are about the rows of the page. */
async function describeSeries({ parts }: Page<ComputedRow>, selected: SeriesRows[], order: Query['order']) {
  const rowsByIndex = new Map(parts.map(({ index, rows }) => [index, rows]));
  const described: Schemas['ObservedSeries'][] = [];
  for (const [index, series] of selected.entries()) {
    const rows = rowsByIndex.get(index) ?? [];
    if (rows.length > 0) await takeTurn();
    described.push(series.describe(order === 'asc' ? rows : rows.toReversed()));
  }
  return described;
}

/** Returns the columns of a CSV response, which are the same on every page. */
function selectColumns(query: Query, selected: SeriesRows[], hasNames: boolean): (keyof Row)[] {
  return [
    ...(hasNames ? (['id', 'country'] as const) : []),
    'date',
    'value',
    'revised',
    ...(query.firstRelease || query.allVintages ? (['realtime_start'] as const) : []),
    ...(query.allVintages ? (['realtime_end'] as const) : []),
    ...(selected.some(({ hasUnits }) => hasUnits) ? (['unit'] as const) : []),
    ...(selected.some(({ hasCounts }) => hasCounts) ? (['observationCount'] as const) : []),
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
