import type { Knex } from 'knex';
import type { HistoryChange, RecentHistory, StepVintage } from '../series/conditions/vintageStep.js';
import type { Observation } from '../series/observation.js';
import { takeTurn } from '../takeTurn.js';
import { formatDay, maxDay, minDay, openEnd, parseDay } from './day.js';
import { selectRows } from './rows.js';

interface ChangeRow {
  date: number;
  start: number;
  value: number | null;
  revision: number;
  previousValue: number | null;
  /** Null if the date was not known before. */
  previousRevision: number | null;
}

/** Which part of the history to read. */
interface HistoryPart {
  /** The vintages after this day; an empty text for all. */
  after: string;
  /** How many of the latest periods before the part to read. */
  windowSize: number;
}

/** A slice takes a few milliseconds. */
const rowsPerSlice = 500;

/** Reads what the vintages after a day change, and the latest periods as known before. Takes a turn between slices. */
export async function readRecentHistory(
  db: Knex,
  seriesId: number,
  { after, windowSize }: HistoryPart,
): Promise<RecentHistory> {
  const all = await readVintages(db, seriesId, after);
  const hasBase = all[0] !== undefined && all[0].date <= after;
  const base = hasBase ? all[0] : undefined;
  const vintages = hasBase ? all.slice(1) : all;
  const isWindowNeeded = base !== undefined && windowSize > 0 && vintages.length > 0;
  const [window, changes] = await Promise.all([
    isWindowNeeded ? readWindow(db, seriesId, base.date, windowSize) : [],
    vintages.length === 0 ? [] : readChanges(db, seriesId, base?.date),
  ]);
  return { base, window, vintages, changes };
}

/** Reads the vintages after a day, and the last one until it, if there is one. */
async function readVintages(db: Knex, seriesId: number, after: string): Promise<StepVintage[]> {
  const all: StepVintage[] = [];
  for (let from = after; ; from = all.at(-1)?.date ?? '') {
    const rows = await selectRows<StepVintage>(db, vintagesSql, [seriesId, seriesId, from, rowsPerSlice]);
    // A further slice begins with the last vintage of the one before.
    all.pop();
    all.push(...rows);
    if (rows.length < rowsPerSlice) return all;
    await takeTurn();
  }
}

/** Begins with the last vintage until a day. */
const vintagesSql = `select vintage_date as date, unit, rebase_factor as "rebaseFactor" from vintages
  where series_id = ? and vintage_date >= coalesce(
    (select max(vintage_date) from vintages where series_id = ? and vintage_date <= ?), '')
  order by vintage_date limit ?`;

/** Reads the latest periods of a series as known now, by date. */
export async function readLatestPeriods(db: Knex, seriesId: number, size: number): Promise<Observation[]> {
  return readWindow(db, seriesId, formatDay(openEnd), size);
}

/** Reads the latest periods as known on a day. */
async function readWindow(db: Knex, seriesId: number, day: string, size: number): Promise<Observation[]> {
  const asOf = parseDay(day);
  const rows = await selectRows<{ date: number; value: number | null }>(
    db,
    `select date, value from observations
     where series_id = ? and realtime_start <= ? and realtime_end >= ? order by date desc limit ?`,
    [seriesId, asOf, asOf, size],
  );
  return rows.reverse().map(({ date, value }) => ({ date: formatDay(date), value }));
}

async function readChanges(db: Knex, seriesId: number, after: string | undefined): Promise<HistoryChange[]> {
  const all: HistoryChange[] = [];
  for (let last = { start: after === undefined ? minDay : parseDay(after), date: maxDay }; ; ) {
    const rows = await selectRows<ChangeRow>(db, changesSql, [
      seriesId,
      last.start,
      last.start,
      last.date,
      rowsPerSlice,
    ]);
    for (const row of rows) all.push(toChange(row));
    const end = rows.at(-1);
    if (end === undefined || rows.length < rowsPerSlice) return all;
    await takeTurn();
    last = end;
  }
}

/** Positions are compared column by column, so that the index of `realtime_start` is used. The row before ends on the day before. */
const changesSql = `select o.date, o.realtime_start as start, o.value, o.revision,
    p.value as "previousValue", p.revision as "previousRevision"
  from observations o left join observations p
    on p.series_id = o.series_id and p.date = o.date and p.realtime_end = o.realtime_start - 1
  where o.series_id = ? and o.realtime_start >= ? and (o.realtime_start > ? or o.date > ?)
  order by o.realtime_start, o.date limit ?`;

function toChange({ date, start, value, revision, previousValue, previousRevision }: ChangeRow): HistoryChange {
  return {
    ...{ date: formatDay(date), from: formatDay(start), value, previousValue },
    isRevision: previousRevision !== null && revision > previousRevision,
  };
}
