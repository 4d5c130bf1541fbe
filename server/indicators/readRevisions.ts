import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { readVintageUnits } from '../store/vintageOverviews.js';
import { describeObservedSeries, getVintageUnit } from './describeSeries.js';
import type { FoundSeries } from './findSeries.js';
import { readPublished } from './readPublished.js';
import { ComputedBlock, type ComputedRow, type Row } from './rowBlock.js';
import { buildHistoryNote, type VintageUsed } from './selectVintage.js';
import type { SeriesRows } from './seriesRows.js';

interface DateRange {
  start?: string;
  end?: string;
}

/** Selects the first known value of each date with the day from which it was current. */
export function selectFirstReleases(db: Knex, found: FoundSeries, vintage: VintageUsed, range: DateRange): SeriesRows {
  return selectDatedRows(db, found, vintage, range, 'first');
}

/** Selects every value of each date with the days on which it was current, by date, then by first day. */
export function selectRevisions(db: Knex, found: FoundSeries, vintage: VintageUsed, range: DateRange): SeriesRows {
  return selectDatedRows(db, found, vintage, range, 'all');
}

/** Adds the unit to each row if the unit of the series has changed. */
function selectDatedRows(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  { start, end }: DateRange,
  view: 'first' | 'all',
): SeriesRows {
  const { hasSeveralUnits } = found.vintages;
  const query = { ...(start && { start }), ...(end && { end }), view };
  return {
    hasUnits: hasSeveralUnits,
    hasCounts: false,
    hasProjections: found.series.publishesProjections,
    async *iterate(selection) {
      for await (const block of readPublished(db, found, query, selection))
        yield hasSeveralUnits ? new ComputedBlock(await addUnits(db, found, block.toRows())) : block;
    },
    describe: (getRows = () => []) => describeRows(found, vintage, hasSeveralUnits ? getRows() : []),
  };
}

async function addUnits(db: Knex, found: FoundSeries, rows: readonly ComputedRow[]): Promise<ComputedRow[]> {
  const getStart = ({ row }: ComputedRow) => row.realtime_start ?? '';
  const units = await readVintageUnits(db, found.series.id, [...new Set(rows.map(getStart))]);
  return rows.map((one) => ({ row: { ...one.row, unit: units.get(getStart(one)) ?? getVintageUnit(found) } }));
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
