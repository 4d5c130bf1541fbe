import type { Knex } from 'knex';
import { parseDay } from './day.js';
import { selectRows } from './rows.js';

/** By date, oldest or newest first. */
export type Order = 'asc' | 'desc';

/** Dates from `start` to `end`, inclusive. */
export interface DateWindow {
  start?: string;
  end?: string;
  limit?: number;
}

/** A row of the table `observations`. */
export interface IntervalRow {
  date: number;
  realtime_start: number;
  realtime_end: number;
  value: number | null;
  revision: number;
}

/** Maximum number of rows of the table that a slice of a query passes over. */
const rowsPassedPerSlice = 5_000;

/** A query of the rows of one series, by date, or by date and first day. */
export class ObservationSelect {
  readonly #texts = ['series_id = ?'];
  readonly #bindings: number[];
  readonly #seriesId: number;
  readonly #order: string;
  /** The conditions on the date, without those that pass over rows. */
  readonly #range = new Map<string, number>();

  constructor(seriesId: number, { start, end, order }: DateWindow & { order: Order }, columns = ['date']) {
    this.#bindings = [seriesId];
    this.#seriesId = seriesId;
    this.#order = columns.map((column) => `${column} ${order}`).join(', ');
    if (start !== undefined) this.#range.set('date >= ?', parseDay(start));
    if (end !== undefined) this.#range.set('date <= ?', parseDay(end));
  }

  where(text: string, ...bindings: number[]): this {
    this.#texts.push(text);
    this.#bindings.push(...bindings);
    return this;
  }

  /** Continues after a date. */
  after(order: Order, date: number | undefined): this {
    if (date !== undefined) this.#range.set(order === 'asc' ? 'date > ?' : 'date < ?', date);
    return this;
  }

  /** Ends with a date. */
  upTo(order: Order, date: number | undefined): this {
    if (date === undefined) return this;
    return order === 'asc' ? this.where('date <= ?', date) : this.where('date >= ?', date);
  }

  run(db: Knex, limit: number): Promise<IntervalRow[]> {
    const where = [...this.#texts, ...this.#range.keys()].join(' and ');
    return selectRows(
      db,
      `select date, realtime_start, realtime_end, value, revision from observations o
       where ${where} order by ${this.#order} limit ?`,
      [...this.#bindings, ...this.#range.values(), limit],
    );
  }

  /**
   * Returns the date with which a slice ends that passes over a fixed number of rows of the table, whether or not the
   * query returns them; undefined if the rest of the series fits into one.
   */
  async findSliceEnd(db: Knex): Promise<number | undefined> {
    const where = ['series_id = ?', ...this.#range.keys()].join(' and ');
    const [row] = await selectRows<{ date: number }>(
      db,
      `select date from observations where ${where} order by ${this.#order} limit 1 offset ${rowsPassedPerSlice}`,
      [this.#seriesId, ...this.#range.values()],
    );
    return row?.date;
  }
}
