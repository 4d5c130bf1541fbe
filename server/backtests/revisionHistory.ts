import type { StoredRevision } from '../store/observations.js';
import { groupBy } from '../store/rows.js';

/** A vintage, as far as backtests ask: its day, the unit of its values, and what those of the vintage before were multiplied by. */
export interface HistoryVintage {
  date: string;
  unit: string;
  observations: number;
  lastDate: string | null;
  rebaseFactor: number | null;
}

export interface DatedNumber {
  date: string;
  value: number;
}

/** The first number that was held of a date, and in which vintage. */
export interface FirstValue {
  value: number;
  vintage: string;
}

/**
 * All that was ever known of a series, asked as of any day. Values are in the unit of their vintage, unless said otherwise. Dates that lie
 * after the day of a vintage are projections of the source: they count neither as known nor as what came.
 */
export class RevisionHistory {
  readonly vintages: readonly HistoryVintage[];
  /** The latest values. */
  readonly latest: readonly DatedNumber[];
  readonly #rows: readonly StoredRevision[];
  readonly #rowsByDate: Map<string, StoredRevision[]>;
  readonly #latestByDate: Map<string, number>;

  /** Vintages oldest first, rows by date and then by the day from which they were known. */
  constructor(vintages: readonly HistoryVintage[], rows: readonly StoredRevision[]) {
    this.vintages = vintages;
    this.#rows = rows;
    this.#rowsByDate = groupBy(rows, ({ date }) => date);
    this.latest = this.listAsOf(vintages.at(-1)?.date ?? '');
    this.#latestByDate = new Map(this.latest.map(({ date, value }) => [date, value]));
  }

  /** The numbers that were known on a day, by date. */
  listAsOf(day: string): DatedNumber[] {
    return this.#rows.flatMap(({ date, value, realtimeStart, realtimeEnd }) =>
      value !== null && date <= day && realtimeStart <= day && (realtimeEnd === null || realtimeEnd >= day)
        ? [{ date, value }]
        : [],
    );
  }

  /** The number of a date that is known now; null where there is none. */
  getLatest(date: string): number | null {
    return this.#latestByDate.get(date) ?? null;
  }

  /** The first number of a date that a vintage after `day` held, and which. */
  findFirstAfter(day: string, date: string): FirstValue | null {
    for (const { value, realtimeStart } of this.#rowsByDate.get(date) ?? []) {
      if (value !== null && realtimeStart > day && realtimeStart >= date) return { value, vintage: realtimeStart };
    }
    return null;
  }

  /**
   * What the values of one vintage are multiplied by to compare with those of a later one: 1 unless the series was rebased between, and
   * otherwise the ratio of both on `dates`. Recent dates tell best: chained volumes drift apart from the year of their base.
   */
  computeFactor(from: string, to: string, dates: readonly string[]): number {
    const rebases = this.vintages.filter(
      ({ date, rebaseFactor }) => date > from && date <= to && rebaseFactor !== null,
    );
    if (rebases.length === 0) return 1;
    const pairs = dates.map((date) => [this.#findValueAsOf(from, date), this.#findValueAsOf(to, date)] as const);
    const complete = pairs.filter(([before, after]) => before !== null && after !== null);
    const sumAbsolute = (index: 0 | 1) => complete.reduce((sum, pair) => sum + Math.abs(pair[index] ?? 0), 0);
    const ratio = sumAbsolute(1) / sumAbsolute(0);
    return Number.isFinite(ratio) && ratio > 0
      ? ratio
      : rebases.reduce((factor, { rebaseFactor }) => factor * (rebaseFactor ?? 1), 1);
  }

  #findValueAsOf(day: string, date: string): number | null {
    const row = this.#rowsByDate
      .get(date)
      ?.find(({ realtimeStart, realtimeEnd }) => realtimeStart <= day && (realtimeEnd === null || realtimeEnd >= day));
    return row?.value ?? null;
  }
}
