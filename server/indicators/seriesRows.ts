import type { Schemas } from '../schemas.js';
import type { Order } from '../store/dateWindow.js';
import type { ComputedRow, RowBlock, RowPosition } from './rowBlock.js';

/** Which rows of a series to read: those after a position in an order, up to a number. */
export interface RowSelection {
  order: Order;
  after?: RowPosition;
  limit: number;
}

/** The rows of one series that a query selects. Reads only the requested ones. */
export interface SeriesRows {
  /** Whether the rows have the column `unit`. */
  hasUnits: boolean;
  /** Whether the rows have the column `observationCount`. */
  hasCounts: boolean;
  /** Whether rows can be marked as projections. */
  hasProjections: boolean;
  /** Reads rows in blocks. */
  iterate(selection: RowSelection): AsyncIterable<RowBlock>;
  /** Describes the series. The notes are about the rows that `getRows` returns, in date order; by default about none. */
  describe(getRows?: () => readonly ComputedRow[]): Schemas['ObservedSeries'];
}
