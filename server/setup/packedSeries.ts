import type { Frequency } from '../series/frequency.js';
import type { Observation } from '../series/observation.js';
import { addDays, addPeriods } from '../series/periods.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';

/** Values from `start` on, one period apart, or `steps[i]` days apart if `steps` is present. */
export interface PackedRun {
  start: string;
  values: (number | null)[];
  steps?: number[];
}

/** The first vintage of a series, with all its values. */
export interface FirstVintage extends PackedRun {
  date: string;
  unit: string;
}

/** A later vintage: what differs from the vintage before. A missing `unit` means no change of the unit. */
export interface ChangedVintage {
  date: string;
  unit?: string;
  changes: PackedRun[];
}

/** One line of a data file: a series, named `provider/providerSeriesId`, and its vintages, oldest first. */
export interface PackedSeries {
  series: string;
  vintages: [FirstVintage, ...ChangedVintage[]];
}

/** Returns the values of a run with their dates. */
export function unpackRun({ start, values, steps }: PackedRun, frequency: Frequency): Observation[] {
  let date = start;
  return values.map((value, index) => {
    if (index > 0) date = steps === undefined ? addPeriods(date, 1, frequency) : addDays(date, steps[index - 1] ?? 1);
    return { date, value };
  });
}

/** Sorts by date, and drops the nulls at both ends: the vintage does not have these dates. */
export function toObservations(values: Map<string, number | null>): Observation[] {
  const sorted = [...values].map(([date, value]) => ({ date, value })).sort((a, b) => (a.date < b.date ? -1 : 1));
  const first = sorted.findIndex(({ value }) => value !== null);
  const last = sorted.findLastIndex(({ value }) => value !== null);
  return first === -1 ? [] : sorted.slice(first, last + 1);
}

/** Returns the changes of every vintage of a series, oldest first: for the first vintage, all its values. */
export function* unpackUpdates(
  [first, ...later]: PackedSeries['vintages'],
  frequency: Frequency,
): Generator<VintageUpdate> {
  let { unit } = first;
  const values = new Map(unpackRun(first, frequency).map(({ date, value }) => [date, value]));
  yield { date: first.date, unit, kind: 'snapshot', changed: toObservations(values) };
  for (const vintage of later) {
    unit = vintage.unit ?? unit;
    const changed = vintage.changes.flatMap((run) => unpackRun(run, frequency));
    yield { date: vintage.date, unit, kind: 'snapshot', changed };
  }
}
