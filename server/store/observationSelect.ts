import type { Knex } from 'knex';
import type { Order } from './dateWindow.js';
import { openEnd } from './day.js';
import { readColumns } from './packedRows.js';
import { selectRows } from './rows.js';
import type { ColumnRange, ColumnView, SeriesColumns } from './seriesColumns.js';
import type { SeriesState } from './seriesState.js';

/** Maximum number of rows of the table that a slice of a query passes over. */
const rowsPassedPerSlice = 5_000;

const firstReleaseSql = `not exists (select 1 from observations e
  where e.series_id = o.series_id and e.date = o.date and e.realtime_start < o.realtime_start)`;

/** A query of the rows of one series that a view selects, by date, or by date and first day. */
export class ObservationSelect {
  readonly #texts: string[] = [];
  readonly #bindings: number[] = [];
  readonly #series: SeriesState;
  readonly #order: Order;
  /** The columns of the order. */
  readonly #keys: string[];
  /** The conditions on the date, without those that pass over rows. */
  readonly #range = new Map<string, number[]>();

  constructor(series: SeriesState, view: ColumnView, { start, end, order, after }: Omit<ColumnRange, 'limit'>) {
    this.#series = series;
    this.#order = order;
    this.#keys = view === 'all' ? ['date', 'realtime_start'] : ['date'];
    if (start !== undefined) this.#range.set('date >= ?', [start]);
    if (end !== undefined) this.#range.set('date <= ?', [end]);
    if (after !== undefined) this.#continueAfter(after);
    // The open end is in the SQL text rather than a binding: only then is the partial index on open rows used.
    if (view === 'latest') this.#where(`realtime_end = ${openEnd}`);
    else if (view === 'first') this.#where(firstReleaseSql);
    else if (view !== 'all') this.#where('realtime_start <= ? and realtime_end >= ?', view.asOf, view.asOf);
  }

  #continueAfter({ date, start }: { date: number; start?: number | undefined }): void {
    const sign = this.#order === 'asc' ? '>' : '<';
    if (this.#keys.length > 1 && start !== undefined)
      this.#range.set(`(date, realtime_start) ${sign} (?, ?)`, [date, start]);
    else this.#range.set(`date ${sign} ?`, [date]);
  }

  #where(text: string, ...bindings: number[]): void {
    this.#texts.push(text);
    this.#bindings.push(...bindings);
  }

  /** Ends with a date. */
  upTo(date: number | undefined): this {
    if (date !== undefined) this.#where(this.#order === 'asc' ? 'date <= ?' : 'date >= ?', date);
    return this;
  }

  /** Reads up to `limit` rows. Throws SeriesChangedError if the series has changed. */
  run(db: Knex, limit: number): Promise<SeriesColumns> {
    const where = ['series_id = ?', ...this.#range.keys(), ...this.#texts].join(' and ');
    const order = this.#formatOrder();
    return readColumns(db, this.#series, {
      sql: `select date, realtime_start, realtime_end, value, revision from observations o
       where ${where} order by ${order} limit ?`,
      order,
      bindings: [this.#series.id, ...[...this.#range.values()].flat(), ...this.#bindings, limit],
    });
  }

  /**
   * Returns the date with which a slice ends that passes over a fixed number of rows of the table, whether or not the
   * query returns them; undefined if the rest of the series fits into one.
   */
  async findSliceEnd(db: Knex): Promise<number | undefined> {
    const where = ['series_id = ?', ...this.#range.keys()].join(' and ');
    const [row] = await selectRows<{ date: number }>(
      db,
      `select date from observations where ${where} order by ${this.#formatOrder()} limit 1 offset ${rowsPassedPerSlice}`,
      [this.#series.id, ...[...this.#range.values()].flat()],
    );
    return row?.date;
  }

  #formatOrder(): string {
    return this.#keys.map((column) => `${column} ${this.#order}`).join(', ');
  }
}
