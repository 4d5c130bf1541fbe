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
 * Applies steps, oldest first, to the initial state `known` and yields each state from day `since` on that differs from the previous one; earlier steps
 * only set the values. No step contains `missingDates`: their values remain until the unit changes.
 */
export function* iterateChangedStates(
  known: Pick<SeriesState, 'unit' | 'values'>,
  steps: Iterable<VintageUpdate>,
  since: string,
  missingDates: Iterable<string> = [],
): Generator<SeriesState> {
  const values = new Map(known.values);
  /** For each date that differs from the last yielded state, its value there. */
  const previousValues = new Map<string, number | null | undefined>();
  let unit = known.unit;
  for (const step of steps) {
    for (const { date, value } of step.changed) setValue(values, previousValues, date, value);
    if (step.date < since) continue;
    if (step.unit !== unit) for (const date of missingDates) setValue(values, previousValues, date, null);
    if (previousValues.size === 0 && step.unit === unit) continue;
    const changed = Array.from(previousValues.keys(), (date) => ({ date, value: values.get(date) ?? null }));
    previousValues.clear();
    unit = step.unit;
    yield { date: step.date, unit, values, changed };
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
