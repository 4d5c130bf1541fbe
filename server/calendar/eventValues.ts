import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import type { HolidayCalendar } from '../series/holidays.js';
import { addDays, addPeriods, getPeriodEnd } from '../series/periods.js';
import { findBusinessDayBefore } from '../series/releaseRule.js';
import type { StoredObservation } from '../store/observations.js';
import { type ObservationWindow, readObservationWindows } from '../store/observationWindows.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import type { StoredVintage } from '../store/vintages.js';

type Values = Pick<Schemas['EventIndicator'], 'previous' | 'actual' | 'revisedFrom'>;

/**
 * Values of a series to read. With a vintage: the value of the period in it (without a period the newest value), the value
 * of the period before (null if it has none), and what that earlier value was before this vintage revised it. Without a
 * vintage: the value of the period before, if the library has it.
 */
export interface ValueQuery {
  series: ReleaseSeries;
  vintage: StoredVintage | undefined;
  period: string | null;
  /** Those of the release. */
  holidays: HolidayCalendar;
}

/** How far back values are looked for: so many periods, or of a daily series so many days. */
interface Lookback {
  periods: number;
  days: number;
}

/** The short lookback finds almost all values. Using only the long one takes three times as long. */
const shortLookback: Lookback = { periods: 2, days: 7 };
const longLookback: Lookback = { periods: 12, days: 21 };

/** Reads the values of many series with few statements, as known on `day` where a query has no vintage. */
export async function readValues(db: Knex, queries: ValueQuery[], day: string): Promise<Values[]> {
  const selected = await readSelected(db, queries, day);
  const revised = selected.map(({ before }, index) => buildRevisedWindow(queries[index], before));
  const earlier = await readMany(db, revised);
  return selected.map(({ newest, before }, index) => {
    const value = earlier[index]?.[0]?.value ?? null;
    return {
      ...{ previous: toDatedValue(before), actual: toDatedValue(newest) },
      revisedFrom: value === before?.value ? null : value,
    };
  });
}

/** Selects the rows of each query. Reads a longer window if they can be further back. */
async function readSelected(db: Knex, queries: ValueQuery[], day: string): Promise<SelectedRows[]> {
  const windows = queries.map((query) => buildReleasedWindow(query, shortLookback) ?? buildExpectedWindow(query, day));
  const rows = await readMany(db, windows);
  const selected = queries.map((query, index) => selectRows(query, rows[index] ?? []));
  const longWindows = queries.map((query, index) =>
    canBeFurtherBack(query, selected[index]) ? buildReleasedWindow(query, longLookback) : undefined,
  );
  const longRows = await readMany(db, longWindows);
  for (const [index, query] of queries.entries())
    if (longWindows[index] !== undefined) selected[index] = selectRows(query, longRows[index] ?? []);
  return selected;
}

/** In a known period, the previous value of a series that is not daily is always in the short window. */
function canBeFurtherBack({ series, period }: ValueQuery, selected: SelectedRows | undefined): boolean {
  return selected?.before === undefined && (period === null || series.frequency === 'daily');
}

/** Reads the rows of each window, newest first; none where there is no window. */
async function readMany(db: Knex, windows: (ObservationWindow | undefined)[]): Promise<StoredObservation[][]> {
  const read = windows.filter((window) => window !== undefined);
  const rows = new Map((await readObservationWindows(db, read)).map((part, index) => [read[index], part]));
  return windows.map((window) => rows.get(window) ?? []);
}

function buildReleasedWindow(
  { series, vintage, period }: ValueQuery,
  { periods, days }: Lookback,
): ObservationWindow | undefined {
  if (vintage === undefined) return undefined;
  const { seriesId, frequency } = series;
  const { date: asOf, lastDate } = vintage;
  const end = period === null ? asOf : getPeriodEnd(period, frequency);
  const last = lastDate !== null && lastDate < end ? lastDate : end;
  const start = frequency === 'daily' ? addDays(last, -days) : addPeriods(last, -periods, frequency);
  return { seriesId, asOf, start, end };
}

function buildExpectedWindow({ series, period, holidays }: ValueQuery, day: string): ObservationWindow | undefined {
  if (period === null) return undefined;
  const { seriesId, frequency, lastDate } = series;
  const start = frequency === 'daily' ? findBusinessDayBefore(period, holidays) : addPeriods(period, -1, frequency);
  if (lastDate === null || start > lastDate || start > day) return undefined;
  return { seriesId, asOf: day, start, end: addDays(period, -1) };
}

/**
 * The value that a vintage revised, on the day before. Undefined if the unit changed as well, or if the vintage has later
 * periods, because a later release may have revised the value.
 */
function buildRevisedWindow(
  query: ValueQuery | undefined,
  before: StoredObservation | undefined,
): ObservationWindow | undefined {
  if (query?.vintage === undefined || before === undefined || !before.revised || before.value === null)
    return undefined;
  const { series, vintage, period } = query;
  const end = period === null ? vintage.date : getPeriodEnd(period, series.frequency);
  if (vintage.rebaseFactor !== null || (vintage.lastDate ?? '') > end) return undefined;
  const { date } = before;
  return { seriesId: series.seriesId, asOf: addDays(vintage.date, -1), start: date, end: date };
}

/** The row of the value, and that of the period before. */
interface SelectedRows {
  newest: StoredObservation | undefined;
  before: StoredObservation | undefined;
}

function selectRows({ series, vintage, period }: ValueQuery, rows: StoredObservation[]): SelectedRows {
  if (vintage === undefined) return { newest: undefined, before: rows[0] };
  const index = rows.findIndex(({ date, value }) => value !== null && date >= (period ?? ''));
  const newest = rows[index];
  const before = newest && rows.slice(index + 1).find((row) => isPeriodBefore(row, newest, series));
  return { newest, before };
}

/** In a daily series, the previous value is that of the last earlier day with a value. */
function isPeriodBefore({ date, value }: StoredObservation, newest: StoredObservation, { frequency }: ReleaseSeries) {
  return frequency === 'daily' ? value !== null : date === addPeriods(newest.date, -1, frequency);
}

function toDatedValue(row: StoredObservation | undefined): Schemas['DatedValue'] | null {
  return row === undefined || row.value === null ? null : { date: row.date, value: row.value };
}
