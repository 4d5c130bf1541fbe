import type { Knex } from 'knex';
import { type Frequency, observationsPerYear } from '../series/frequency.js';
import { addDays, addPeriods, getPeriodStart, isCalendarDate, isCalendarFrequency } from '../series/periods.js';
import type { PointwiseFormula } from '../series/transformations/pointwise.js';
import { maxDaysToYearAgo } from '../series/transformations/yearAgo.js';
import type { Order } from '../store/dateWindow.js';
import { iterateObservations, listObservations, type StoredObservation } from '../store/observations.js';
import type { SeriesState } from '../store/seriesState.js';

/** A row before the transformation. Only an aggregated row has counts. */
export interface SourceRow extends StoredObservation {
  observationCount?: number;
  valuesNeeded?: number;
}

/** Dates from `start` to `end`, in an order, after a date, up to a number of rows. */
export interface RowRange {
  start?: string;
  end?: string;
  order: Order;
  after?: string;
  limit: number;
}

/** The rows of a series in one vintage before a transformation. Reads only the requested rows. */
export interface RowSource {
  frequency: Frequency;
  /** Reads rows in blocks. */
  iterate(range: RowRange): AsyncIterable<SourceRow[]>;
  /** Reads, oldest first, the rows before a date that contain the bases of a formula for rows from that date on. */
  readBases(date: string, base: PointwiseFormula['base']): Promise<SourceRow[]>;
}

/** The first day that can be stored. */
const firstDay = '0000-01-01';

/** Reads observations as published. */
export function createPublishedSource(
  db: Knex,
  series: SeriesState,
  frequency: Frequency,
  asOf: string | undefined,
): RowSource {
  const view = asOf === undefined ? {} : { asOf };
  return {
    frequency,
    iterate: (range) => iterateObservations(db, series, { ...range, ...view }),
    async readBases(date, base) {
      if (base === 'none') return [];
      const start = findFirstBaseDate(date, frequency, base);
      if (start === undefined) return listObservations(db, series, { order: 'desc', after: date, limit: 1, ...view });
      return (await listObservations(db, series, { order: 'desc', after: date, start, ...view })).reverse();
    },
  };
}

/** Returns the earliest date that a base can have; undefined if the base is the row before, whatever its date. */
function findFirstBaseDate(date: string, frequency: Frequency, base: 'previous' | 'year-ago'): string | undefined {
  if (isCalendarFrequency(frequency)) {
    const periods = base === 'previous' ? 1 : observationsPerYear[frequency];
    return clampDay(addPeriods(getPeriodStart(date, frequency), -periods, frequency));
  }
  return base === 'previous' ? undefined : clampDay(addDays(date, -maxDaysToYearAgo));
}

/** Returns a date, or the first day that can be stored for a date before the year 0. */
export function clampDay(date: string): string {
  return isCalendarDate(date) ? date : firstDay;
}
