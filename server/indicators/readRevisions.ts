import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { listFirstReleases, listRevisions } from '../store/observations.js';
import type { FoundSeries } from './findSeries.js';
import { listUnitsByVintage } from './indicatorMetadata.js';
import { describeObservedSeries, getVintageUnit, type ObservationSet, type Row } from './readObservations.js';
import { buildHistoryNote, type VintageUsed } from './selectVintage.js';

interface DateRange {
  start?: string;
  end?: string;
}

/** A row with the first day on which its value was current. */
type DatedRow = Row & { realtime_start: string };

/** Reads the first known value of each date with the day from which it was current, oldest date first. */
export async function readFirstReleases(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  range: DateRange,
): Promise<ObservationSet> {
  const rows = await listFirstReleases(db, found.series.id, pickBounds(range));
  const datedRows = rows.map(({ date, value, realtimeStart }) => ({
    date,
    value,
    revised: false,
    realtime_start: realtimeStart,
  }));
  return addUnits(datedRows, found, vintage);
}

/** Reads every value of each date with the days on which it was current, by date, then by first day. */
export async function readRevisions(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  range: DateRange,
): Promise<ObservationSet> {
  const rows = await listRevisions(db, found.series.id, pickBounds(range));
  const datedRows = rows.map(({ date, value, revised, realtimeStart, realtimeEnd }) => ({
    date,
    value,
    revised,
    realtime_start: realtimeStart,
    realtime_end: realtimeEnd,
  }));
  return addUnits(datedRows, found, vintage);
}

function pickBounds({ start, end }: DateRange): DateRange {
  return { ...(start && { start }), ...(end && { end }) };
}

/**
 * Adds the unit to each row if the unit of the series has changed. The series gets the unit of the newest vintage in
 * the rows.
 */
function addUnits(rows: DatedRow[], found: FoundSeries, vintage: VintageUsed): ObservationSet {
  const units = new Map(found.vintages.map(({ date, unit }) => [date, unit]));
  const hasChanged = listUnitsByVintage(found.vintages).length > 1;
  const newest = rows.reduce((last, row) => (row.realtime_start > last ? row.realtime_start : last), '');
  const unit = units.get(newest) ?? getVintageUnit(found, vintage);
  const rowsWithUnits = hasChanged
    ? rows.map((row) => ({ ...row, unit: units.get(row.realtime_start) ?? unit }))
    : rows;
  const { frequency } = found.indicator;
  const vintageWithNote = { ...vintage, note: buildHistoryNote(vintage.capability, found.vintages) };
  const notes = buildUnitNotes(rowsWithUnits);
  return {
    rows: rowsWithUnits,
    described: describeObservedSeries(found, vintageWithNote, { units: 'lin', unit, frequency, method: null, notes }),
  };
}

/** Warns if the values are in different units and therefore not comparable. */
function buildUnitNotes(rows: Row[]): Schemas['Note'][] {
  const units = new Set(rows.flatMap(({ unit }) => (unit === undefined ? [] : [unit])));
  if (units.size < 2) return [];
  const quoted = [...units].map((unit) => `'${unit}'`).join(', ');
  return [
    {
      code: 'UNIT_CHANGED',
      message: `The values are in different units (${quoted}). Check the unit of each row before comparing values.`,
    },
  ];
}
