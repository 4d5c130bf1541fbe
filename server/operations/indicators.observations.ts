import type { AppContext } from '../appContext.js';
import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { buildCsvFilename } from '../indicators/buildCsvFilename.js';
import { explainEmptySeries } from '../indicators/explainEmptySeries.js';
import { findEndedInEuroArea } from '../indicators/findEndedInEuroArea.js';
import { findSelectedSeries } from '../indicators/findSelectedSeries.js';
import { type FoundSeries, formatSeriesName } from '../indicators/findSeries.js';
import { findCommonVintageDate, getVintageDate } from '../indicators/findVintageDate.js';
import { formatMissingSeries } from '../indicators/formatMissingSeries.js';
import { buildDifferentUnitsNotes } from '../indicators/observationNotes.js';
import { selectObservations } from '../indicators/readObservations.js';
import { readOneState } from '../indicators/readOneState.js';
import { type Page, readPage } from '../indicators/readPage.js';
import { selectFirstReleases, selectRevisions } from '../indicators/readRevisions.js';
import type { RowBlock } from '../indicators/rowBlock.js';
import { selectCsvColumns } from '../indicators/selectCsvColumns.js';
import { selectVintage } from '../indicators/selectVintage.js';
import type { SeriesRows } from '../indicators/seriesRows.js';
import type { Input } from '../operationInput.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import { parseCountries } from '../parameters/parseCountries.js';
import { PreparedList } from '../preparedList.js';
import type { Schemas } from '../schemas.js';
import { formatCsvHeader } from '../series/csv.js';
import { takeTurn } from '../takeTurn.js';

type Query = Input<'indicators.observations'>['query'];

/** Returns the observations of one or several indicators, as JSON or CSV. */
export const indicatorsObservations: Operation<'indicators.observations'> = async (context, { query, accepts }) => {
  assertDateOrder('start', query.start, 'end', query.end);
  assertCompatibleParameters(query);
  const countries = await parseCountries(context.db, query.country);
  let missing: Schemas['MissingSeries'][] | undefined;
  let seriesIds: number[] = [];
  const find = async () => {
    const selection = await findSelectedSeries(context.db, query.id, countries, query.vintage);
    ({ missing, seriesIds } = selection);
    return selection.found;
  };
  const {
    found,
    selected,
    page,
    empty,
    notes: seriesNotes,
  } = await readOneState(context.db, find, (found) =>
    // A cursor is a position among the series found, so it expires if their number changes.
    readSelectedPage(context, found, missing === undefined ? query : { ...query, seriesCount: found.length }),
  );
  const hasNames = found.length > 1 || missing !== undefined;
  const allMissing = [...(missing ?? []), ...empty.values()];
  const { nextCursor } = page;
  const format = query.format ?? (accepts === 'text/csv' ? 'csv' : 'json');
  if (format === 'csv') {
    const vintageDate = query.firstRelease || query.allVintages ? undefined : findCommonVintageDate(selected);
    return {
      csv: await formatCsv(page, found, selected, { ...query, hasNames }),
      filename: buildCsvFilename(found, vintageDate),
      vintageDate,
      nextCursor,
      seriesIds,
      ...(allMissing.length > 0 && { missingSeries: formatMissingSeries(allMissing) }),
    };
  }
  const series = await describeSeries(page, selected, seriesNotes, query.order);
  const notes = buildDifferentUnitsNotes(series);
  return {
    json: {
      count: page.count,
      observations: await formatJson(page, found, hasNames),
      series,
      ...(missing && { missing: allMissing }),
      notes,
      nextCursor,
    },
    seriesIds,
  };
};

async function readSelectedPage(context: AppContext, found: FoundSeries[], query: Query & { seriesCount?: number }) {
  const selected = found.map((one) => selectRows(context, one, query));
  const page = await readPage(selected, query, query.allVintages);
  const explained = await explainEmptySeries(
    context.db,
    page.empty.map((index) => found[index] as FoundSeries),
    query,
  );
  const empty = new Map(page.empty.map((index, n) => [index, explained[n] as Schemas['MissingSeries']]));
  const ended = await findEndedInEuroArea(
    context.db,
    found.filter((_, index) => !empty.has(index)),
  );
  return { found, selected, page, empty, notes: found.map((one, index) => listNotes(one, ended, empty.get(index))) };
}

/** Lists what is to be said of a series apart from its rows: why it has none, or that the euro area continues it. */
function listNotes(one: FoundSeries, ended: Set<FoundSeries>, reason?: Schemas['MissingSeries']): Schemas['Note'][] {
  if (reason !== undefined) return [{ code: 'NO_VALUES_IN_RANGE', message: reason.message }];
  if (!ended.has(one)) return [];
  const message = `${formatSeriesName(one)} has ended. Later values are those of the euro area: request country=EA.`;
  return [{ code: 'CONTINUED_BY_EURO_AREA', message }];
}

function selectRows(context: AppContext, found: FoundSeries, query: Query): SeriesRows {
  const vintage = selectVintage(formatSeriesName(found), found.vintages, query.vintage, getToday(context));
  if (query.firstRelease) return selectFirstReleases(context.db, found, vintage, query);
  if (query.allVintages) return selectRevisions(context.db, found, vintage, query);
  return selectObservations(context.db, found, vintage, query);
}

/** Formats the rows of a page as JSON. `hasNames`: whether each row names its series. */
async function formatJson(page: Page<RowBlock>, found: FoundSeries[], hasNames: boolean) {
  const parts: Buffer[] = [];
  for (const { index, blocks } of page.parts) {
    const { indicator, series } = found[index] as FoundSeries;
    const members = hasNames ? `"id":"${indicator.slug}","country":"${series.country}",` : '';
    for (const block of blocks) {
      if (parts.length > 0) await takeTurn();
      parts.push(block.formatJson(members));
    }
  }
  return new PreparedList<Schemas['ObservationRow']>(parts);
}

async function formatCsv(
  page: Page<RowBlock>,
  found: FoundSeries[],
  selected: SeriesRows[],
  { hasNames, firstRelease, allVintages, includeVintage }: Query & { hasNames: boolean },
): Promise<Buffer> {
  const units = selected.map((one) => one.describe().unit);
  const columns = selectCsvColumns(selected, {
    ...{ hasNames, hasStart: firstRelease || allVintages, hasEnd: allVintages },
    hasDifferentUnits: new Set(units).size > 1,
    hasVintage: includeVintage,
  });
  const parts: Buffer[] = [Buffer.from(formatCsvHeader(columns))];
  for (const { index, blocks } of page.parts) {
    const { indicator, series } = found[index] as FoundSeries;
    const common = {
      ...{ id: indicator.slug, country: series.country, unit: units[index] ?? null },
      vintage_date: getVintageDate(selected[index] as SeriesRows),
    };
    for (const block of blocks) {
      await takeTurn();
      parts.push(block.formatCsv(columns, common));
    }
  }
  return Buffer.concat(parts);
}

/** Describes all series of the request. `notes` are added to those about the rows of the page. */
async function describeSeries(
  { parts }: Page<RowBlock>,
  selected: SeriesRows[],
  notes: Schemas['Note'][][],
  order: Query['order'],
) {
  const blocksByIndex = new Map(parts.map(({ index, blocks }) => [index, blocks]));
  const described: Schemas['ObservedSeries'][] = [];
  for (const [index, series] of selected.entries()) {
    const blocks = blocksByIndex.get(index) ?? [];
    if (index > 0 && blocks.length > 0) await takeTurn();
    const one = series.describe(() => {
      const rows = blocks.flatMap((block) => block.toRows());
      return order === 'asc' ? rows : rows.reverse();
    });
    described.push({ ...one, notes: [...one.notes, ...(notes[index] ?? [])] });
  }
  return described;
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
