import { dayNumber } from '../calendar.js';
import type { Frequency } from '../frequency.js';
import type { Observation } from '../observation.js';
import { addPeriods, calendarPeriodOrdinal, isCalendarFrequency } from '../periods.js';

/** A series laid on its calendar from its first to its last number: one entry a period, null where there is none. */
export interface PeriodGrid {
  dates: string[];
  values: (number | null)[];
  /** Whether the source has a row for the period, if only to say that the value is missing. */
  published: boolean[];
}

const daysPerPeriod = { daily: 1, weekly: 7, biweekly: 14 };

/** Number of the period a date lies in, counted from that of `first`; weeks are counted to the nearest, as agencies shift them for holidays. */
export function periodOrdinal(date: string, first: string, frequency: Frequency): number {
  if (isCalendarFrequency(frequency)) {
    return calendarPeriodOrdinal(date, frequency) - calendarPeriodOrdinal(first, frequency);
  }
  return Math.round((dayNumber(date) - dayNumber(first)) / daysPerPeriod[frequency]);
}

/** Lays rows in date order on the calendar. A daily series has no fixed calendar, so its grid is its numbers one after the other. */
export function layOnCalendar(rows: Observation[], frequency: Frequency): PeriodGrid {
  const first = rows.findIndex((row) => row.value !== null);
  const last = rows.findLastIndex((row) => row.value !== null);
  const inside = first < 0 ? [] : rows.slice(first, last + 1);
  return frequency === 'daily' ? dailyGrid(inside) : calendarGrid(inside, frequency);
}

function dailyGrid(rows: Observation[]): PeriodGrid {
  const kept = rows.filter((row, index) => row.value !== null && row.date !== rows[index - 1]?.date);
  return {
    dates: kept.map((row) => row.date),
    values: kept.map((row) => row.value),
    published: kept.map(() => true),
  };
}

function calendarGrid(rows: Observation[], frequency: Frequency): PeriodGrid {
  const grid: PeriodGrid = { dates: [], values: [], published: [] };
  const start = rows[0]?.date;
  if (start === undefined) return grid;
  for (const { date, value } of rows) {
    const place = periodOrdinal(date, start, frequency);
    while (grid.dates.length <= place) addPlace(grid, start, frequency);
    grid.values[place] ??= value;
    if (!grid.published[place]) grid.dates[place] = date;
    grid.published[place] = true;
  }
  return grid;
}

function addPlace(grid: PeriodGrid, start: string, frequency: Frequency): void {
  grid.dates.push(addPeriods(start, grid.dates.length, frequency));
  grid.values.push(null);
  grid.published.push(false);
}
