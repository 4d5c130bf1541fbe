import { findFirstIndex } from '../../findFirstIndex.js';
import type { Frequency } from '../frequency.js';
import type { Observation } from '../observation.js';
import { addDays } from '../periods.js';
import { pointwiseFormulas } from '../transformations/pointwise.js';
import { maxDaysToYearAgo } from '../transformations/yearAgo.js';
import { applyUnits, type UnitCode } from '../units.js';

/** The value of the latest period with a number, in other units. */
export interface LatestValue {
  date: string;
  value: number;
}

/** Returns the latest value in other units; undefined if there is none, or if it is not defined in these units. */
export function findLatestValue(
  window: readonly Observation[],
  units: UnitCode,
  frequency: Frequency,
): LatestValue | undefined {
  const last = window.findLastIndex(({ value }) => value !== null);
  if (last === -1) return undefined;
  const converted = applyUnits(selectOperands(window, last, units), units, frequency).at(-1);
  return converted === undefined || converted.value === null
    ? undefined
    : { date: converted.date, value: converted.value };
}

/** No base of a change from a year ago is closer. */
const minDaysToYearAgo = 350;

/** Selects an observation and those that can be its base, so that the others need not be converted. */
function selectOperands(window: readonly Observation[], index: number, units: UnitCode): Observation[] {
  const last = window[index] as Observation;
  if (pointwiseFormulas[units].base !== 'year-ago') return window.slice(Math.max(0, index - 1), index + 1);
  const findStart = (day: string) => findFirstIndex(window, ({ date }) => date < day);
  const [start, end] = [maxDaysToYearAgo, minDaysToYearAgo].map((days) => findStart(addDays(last.date, -days)));
  return [...window.slice(start, end), last];
}
