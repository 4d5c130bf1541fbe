import type { Observation } from '../series/observation.js';
import type { ValuesByDate } from '../series/vintageComparison.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';

/** A series as of a day. */
export interface SeriesState {
  date: string;
  unit: string;
  /** One map shared by all states: read it before advancing the iterator. */
  values: ValuesByDate;
  /** Values that differ from the previous state. */
  changed: Observation[];
}

/**
 * Applies updates, oldest first, to the initial state `known` and yields each state from the latest vintage date on that differs from the previous one;
 * earlier updates only set the values. The dates in `missingDates` keep their values until the unit changes.
 */
export function* iterateChangedStates(
  known: Pick<SeriesState, 'unit' | 'values'>,
  updates: Iterable<VintageUpdate>,
  latestVintageDate: string | null,
  missingDates: Iterable<string> = [],
): Generator<SeriesState> {
  const values = new Map(known.values);
  /** For each date that differs from the last yielded state, its value there. */
  const previousValues = new Map<string, number | null | undefined>();
  let unit = known.unit;
  for (const update of updates) {
    for (const { date, value } of update.changed) setValue(values, previousValues, date, value);
    if (latestVintageDate !== null && update.date < latestVintageDate) continue;
    if (update.unit !== unit) for (const date of missingDates) setValue(values, previousValues, date, null);
    if (previousValues.size === 0 && update.unit === unit) continue;
    const changed = Array.from(previousValues.keys(), (date) => ({ date, value: values.get(date) ?? null }));
    previousValues.clear();
    unit = update.unit;
    yield { date: update.date, unit, values, changed };
  }
}

function setValue(
  values: ValuesByDate,
  previousValues: Map<string, number | null | undefined>,
  date: string,
  value: number | null,
) {
  const old = values.get(date);
  if (old === value) return;
  if (!previousValues.has(date)) previousValues.set(date, old);
  else if (previousValues.get(date) === value) previousValues.delete(date);
  values.set(date, value);
}
