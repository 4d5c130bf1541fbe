import type { Schemas } from '../schemas.js';
import type { Caveat } from '../series/transformations/transformation.js';
import type { Order } from '../store/observationSelect.js';

export type Row = Schemas['ObservationRow'];

/** A period on which a row depends and that lacks values. */
export interface IncompletePeriod {
  date: string;
  observationCount: number;
  valuesNeeded: number;
}

/** A row to return, and what its notes need. */
export interface ComputedRow {
  row: Row;
  caveat?: Caveat | undefined;
  incomplete?: IncompletePeriod[];
}

/** Where a page ended: the last row returned. `realtimeStart` exists only if a date can have several rows. */
export interface RowPosition {
  date: string;
  realtimeStart?: string;
}

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
  iterate(selection: RowSelection): AsyncIterable<ComputedRow[]>;
  /** Describes the series. The notes are about these rows, which are in date order. */
  describe(rows: readonly ComputedRow[]): Schemas['ObservedSeries'];
}
