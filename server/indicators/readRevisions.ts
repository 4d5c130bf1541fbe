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

/** A row that says from which day its value was current. */
type DatedRow = Row & { realtime_start: string };

/** The first value held of each date, with the day from which it was current; oldest date first. */
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

/** Every value of each date with the days on which it was current; by date, then by those days. */
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

/** Of a series whose unit has changed each row says its own, and the series that of the newest vintage answered. */
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

/** Values of different vintages may be in different units: they are not to be compared as they stand. */
function buildUnitNotes(rows: Row[]): Schemas['Note'][] {
  const units = new Set(rows.flatMap(({ unit }) => (unit === undefined ? [] : [unit])));
  if (units.size < 2) return [];
  const quoted = [...units].map((unit) => `'${unit}'`).join(' and ');
  return [
    {
      code: 'UNIT_CHANGED',
      message: `The values are in ${quoted}, as each row says: they do not compare as they stand.`,
    },
  ];
}
