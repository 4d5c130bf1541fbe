import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { getFirstProjectedPeriod } from '../series/projections.js';
import { iterateFirstReleases, iterateRevisions } from '../store/observations.js';
import { readVintageUnits } from '../store/vintageOverviews.js';
import { describeObservedSeries, getVintageUnit } from './describeSeries.js';
import type { FoundSeries } from './findSeries.js';
import { markProjection } from './markProjections.js';
import { readPublished } from './readPublished.js';
import { ComputedBlock, type ComputedRow, type Row } from './rowBlock.js';
import { buildHistoryNote, type VintageUsed } from './selectVintage.js';
import type { RowSelection, SeriesRows } from './seriesRows.js';

interface DateRange {
  start?: string;
  end?: string;
}

/** A row with the first day on which its value was current. */
type DatedRow = Row & { realtime_start: string };

/** Selects the first known value of each date with the day from which it was current. */
export function selectFirstReleases(db: Knex, found: FoundSeries, vintage: VintageUsed, range: DateRange): SeriesRows {
  return selectDatedRows(db, found, vintage, { ...pickBounds(range), view: 'first' }, async function* (selection) {
    const { order, after, limit } = selection;
    const query = { ...pickBounds(range), order, limit, ...(after && { after: after.date }) };
    for await (const block of iterateFirstReleases(db, found.series, query)) {
      yield block.map(({ date, value, realtimeStart }) => ({
        ...{ date, value, revised: false },
        realtime_start: realtimeStart,
      }));
    }
  });
}

/** Selects every value of each date with the days on which it was current, by date, then by first day. */
export function selectRevisions(db: Knex, found: FoundSeries, vintage: VintageUsed, range: DateRange): SeriesRows {
  return selectDatedRows(db, found, vintage, { ...pickBounds(range), view: 'all' }, async function* (selection) {
    const { order, after, limit } = selection;
    const position = after && { date: after.date, realtimeStart: after.realtimeStart ?? '' };
    const query = { ...pickBounds(range), order, limit, ...(position && { after: position }) };
    for await (const block of iterateRevisions(db, found.series, query)) {
      yield block.map(({ date, value, revised, realtimeStart, realtimeEnd }) => ({
        ...{ date, value, revised },
        realtime_start: realtimeStart,
        realtime_end: realtimeEnd,
      }));
    }
  });
}

function pickBounds({ start, end }: DateRange): DateRange {
  return { ...(start && { start }), ...(end && { end }) };
}

/** Adds the unit to each row if the unit of the series has changed. */
function selectDatedRows(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  query: DateRange & { view: 'first' | 'all' },
  iterate: (selection: RowSelection) => AsyncIterable<DatedRow[]>,
): SeriesRows {
  const { hasSeveralUnits } = found.vintages;
  return {
    hasUnits: hasSeveralUnits,
    hasCounts: false,
    hasProjections: found.series.publishesProjections,
    async *iterate(selection) {
      const published = hasSeveralUnits ? undefined : await readPublished(db, found, query, selection);
      if (published !== undefined) {
        yield* published;
        return;
      }
      for await (const block of iterate(selection)) {
        const rows = hasSeveralUnits ? await addUnits(db, found, block) : block;
        yield new ComputedBlock(rows.map((row) => ({ row: { ...row, ...markAsOfVintage(row, found) } })));
      }
    },
    describe: (getRows = () => []) => describeRows(found, vintage, hasSeveralUnits ? getRows() : []),
  };
}

/** Marks a value that was a projection in the vintage from which it is current. */
function markAsOfVintage(row: DatedRow, { indicator, series }: FoundSeries) {
  return series.publishesProjections
    ? markProjection(row, getFirstProjectedPeriod(indicator.frequency, row.realtime_start))
    : {};
}

async function addUnits(db: Knex, found: FoundSeries, rows: DatedRow[]): Promise<DatedRow[]> {
  const dates = new Set(rows.map((row) => row.realtime_start));
  const units = await readVintageUnits(db, found.series.id, [...dates]);
  return rows.map((row) => ({ ...row, unit: units.get(row.realtime_start) ?? getVintageUnit(found) }));
}

/** Describes a series. It gets the unit of the newest vintage in the rows. */
function describeRows(
  found: FoundSeries,
  vintage: VintageUsed,
  rows: readonly ComputedRow[],
): Schemas['ObservedSeries'] {
  let newest: Row | undefined;
  for (const { row } of rows) if ((row.realtime_start ?? '') > (newest?.realtime_start ?? '')) newest = row;
  return describeObservedSeries(
    found,
    { ...vintage, note: buildHistoryNote(vintage.capability, found.vintages) },
    {
      ...{ units: 'lin', unit: newest?.unit ?? getVintageUnit(found), method: null },
      frequency: found.indicator.frequency,
      notes: buildUnitNotes(rows),
    },
  );
}

/** Warns if the values are in different units and therefore not comparable. */
function buildUnitNotes(rows: readonly ComputedRow[]): Schemas['Note'][] {
  const units = new Set(rows.flatMap(({ row }) => (row.unit === undefined ? [] : [row.unit])));
  if (units.size < 2) return [];
  const quoted = [...units].map((unit) => `'${unit}'`).join(', ');
  return [
    {
      code: 'UNIT_CHANGED',
      message: `The values are in different units (${quoted}). Check the unit of each row before comparing values.`,
    },
  ];
}
