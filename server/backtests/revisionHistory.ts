import type { Frequency } from '../series/frequency.js';
import { getFirstProjectedPeriod } from '../series/projections.js';
import type { StoredRevision } from '../store/observations.js';
import { groupBy } from '../store/rows.js';

/**
 * The properties of a vintage that backtests use. `rebaseFactor` converts values of the previous vintage; null without
 * a rebase.
 */
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

/** The first value held for a date, and the date of its vintage. */
export interface FirstValue {
  value: number;
  vintage: string;
}

/**
 * The full revision history of a series, readable as of any day. Values are in the unit of their vintage unless stated
 * otherwise. Projections of the source count neither as known nor as actual values: dates after the day of a vintage and, if
 * the source publishes projections, periods that had not ended on that day.
 */
export class RevisionHistory {
  readonly vintages: readonly HistoryVintage[];
  /** The latest values. */
  readonly latest: readonly DatedNumber[];
  readonly #rows: readonly StoredRevision[];
  readonly #rowsByDate: Map<string, StoredRevision[]>;
  readonly #latestByDate: Map<string, number>;

  readonly #isActual: (date: string, day: string) => boolean;

  /**
   * Expects vintages oldest first, and rows sorted by date and then by `realtimeStart`. `projected` is the frequency of a
   * series whose source publishes projections.
   */
  constructor(vintages: readonly HistoryVintage[], rows: readonly StoredRevision[], projected?: Frequency) {
    this.#isActual =
      projected === undefined
        ? (date, day) => date <= day
        : (date, day) => date < getFirstProjectedPeriod(projected, day);
    this.vintages = vintages;
    this.#rows = rows;
    this.#rowsByDate = groupBy(rows, ({ date }) => date);
    this.latest = this.listAsOf(vintages.at(-1)?.date ?? '');
    this.#latestByDate = new Map(this.latest.map(({ date, value }) => [date, value]));
  }

  /** Lists the values known on a day, by date; omits missing values and projections. */
  listAsOf(day: string): DatedNumber[] {
    return this.#rows.flatMap(({ date, value, realtimeStart, realtimeEnd }) =>
      value !== null &&
      this.#isActual(date, day) &&
      realtimeStart <= day &&
      (realtimeEnd === null || realtimeEnd >= day)
        ? [{ date, value }]
        : [],
    );
  }

  /** Returns the latest value for a date; null when there is none. */
  getLatest(date: string): number | null {
    return this.#latestByDate.get(date) ?? null;
  }

  /** Finds the first value for a date in a vintage after `day`. */
  findFirstAfter(day: string, date: string): FirstValue | null {
    for (const { value, realtimeStart } of this.#rowsByDate.get(date) ?? []) {
      if (value !== null && realtimeStart > day && this.#isActual(date, realtimeStart))
        return { value, vintage: realtimeStart };
    }
    return null;
  }

  /**
   * Computes the factor that converts values of one vintage to the unit of a later one: 1 unless the series was rebased
   * between them, otherwise the ratio of both vintages on `dates`. Pass recent dates: chained volumes diverge with
   * distance from their base year.
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
