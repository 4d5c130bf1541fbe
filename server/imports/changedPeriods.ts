import type { ValuesByDate } from '../series/vintageComparison.js';

/** A period whose value an import changes. Null: no value. */
export interface ChangedPeriod {
  date: string;
  value: number | null;
  previousValue: number | null;
}

/** The latest periods with a new value, and with a revised or withdrawn one, latest first. */
export interface ChangedPeriods {
  released: ChangedPeriod[];
  revised: ChangedPeriod[];
}

const maxPeriods = 24;

/** Lists the latest changed periods. `revisedDates`: the dates whose change a rebase does not explain. */
export function listChangedPeriods(
  before: ValuesByDate,
  after: ValuesByDate,
  revisedDates: Set<string>,
): ChangedPeriods {
  const released: ChangedPeriod[] = [];
  const revised: ChangedPeriod[] = [];
  for (const [date, value] of after) {
    const period = { date, value, previousValue: before.get(date) ?? null };
    if (period.previousValue === null) {
      if (value !== null) released.push(period);
    } else if (value === null || revisedDates.has(date)) revised.push(period);
  }
  return { released: selectLatest(released), revised: selectLatest(revised) };
}

/** Returns the latest periods, latest first. */
export function selectLatest(periods: ChangedPeriod[]): ChangedPeriod[] {
  return periods.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, maxPeriods);
}
