import type { Observation } from '../series/observation.js';
import type { ValuesByDate } from '../series/vintageComparison.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';

/** A series as it is known from a day on. */
export interface SeriesState {
  date: string;
  unit: string;
  /** The one map of all states: to be read before the next is asked for. */
  values: ValuesByDate;
  /** Those that differ from the state before. */
  changed: Observation[];
}

/**
 * The states that steps, oldest first, bring a series into from day `since` on, where they differ from the state before; steps before that day only
 * say how things stood then. `known` is the first state. The dates of `own` are not in any step: they stay, until the unit is another.
 */
export function* iterateChangedStates(
  known: Pick<SeriesState, 'unit' | 'values'>,
  steps: Iterable<VintageUpdate>,
  since: string,
  missingDates: Iterable<string> = [],
): Generator<SeriesState> {
  const values = new Map(known.values);
  /** What dates that differ from the last state told were in it. */
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
