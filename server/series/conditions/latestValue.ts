import type { Frequency } from '../frequency.js';
import type { Observation } from '../observation.js';
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
  const converted = applyUnits(window.slice(0, last + 1), units, frequency).at(-1);
  return converted === undefined || converted.value === null
    ? undefined
    : { date: converted.date, value: converted.value };
}
