import { toDayNumber } from '../calendar.js';
import type { Frequency } from '../frequency.js';
import type { Observation } from '../observation.js';
import { addPeriods, daysPerPeriod, getCalendarPeriodOrdinal, isCalendarFrequency } from '../periods.js';

/** A series on its calendar, from the first to the last value: one entry per period, null if missing. */
export interface PeriodGrid {
  dates: string[];
  values: (number | null)[];
  /** Whether the source has a row for the period, with or without a value. */
  published: boolean[];
}

/**
 * Ordinal of the period of a date, with that of `first` as 0. Weeks are rounded to the nearest, since agencies shift
 * them for holidays.
 */
export function getPeriodOrdinal(date: string, first: string, frequency: Frequency): number {
  if (isCalendarFrequency(frequency)) {
    return getCalendarPeriodOrdinal(date, frequency) - getCalendarPeriodOrdinal(first, frequency);
  }
  return Math.round((toDayNumber(date) - toDayNumber(first)) / daysPerPeriod[frequency]);
}

/**
 * Places rows in date order on the calendar. A daily series has no fixed calendar: its grid contains its values only.
 */
export function buildPeriodGrid(rows: Observation[], frequency: Frequency): PeriodGrid {
  const first = rows.findIndex((row) => row.value !== null);
  const last = rows.findLastIndex((row) => row.value !== null);
  const trimmed = first < 0 ? [] : rows.slice(first, last + 1);
  return frequency === 'daily' ? buildDailyGrid(trimmed) : buildCalendarGrid(trimmed, frequency);
}

function buildDailyGrid(rows: Observation[]): PeriodGrid {
  const present = rows.filter((row, index) => row.value !== null && row.date !== rows[index - 1]?.date);
  return {
    dates: present.map((row) => row.date),
    values: present.map((row) => row.value),
    published: present.map(() => true),
  };
}

function buildCalendarGrid(rows: Observation[], frequency: Frequency): PeriodGrid {
  const grid: PeriodGrid = { dates: [], values: [], published: [] };
  const start = rows[0]?.date;
  if (start === undefined) return grid;
  for (const { date, value } of rows) {
    const index = getPeriodOrdinal(date, start, frequency);
    while (grid.dates.length <= index) addPeriod(grid, start, frequency);
    grid.values[index] ??= value;
    if (!grid.published[index]) grid.dates[index] = date;
    grid.published[index] = true;
  }
  return grid;
}

function addPeriod(grid: PeriodGrid, start: string, frequency: Frequency): void {
  grid.dates.push(addPeriods(start, grid.dates.length, frequency));
  grid.values.push(null);
  grid.published.push(false);
}
