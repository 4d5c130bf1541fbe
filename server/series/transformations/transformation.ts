import type { Frequency } from '../frequency.js';

/** Values of one series, one a date; null where there is none. */
export type Values = readonly (number | null)[];

export interface TransformationContext {
  frequency: Frequency;
  /** The date of each value, ascending. */
  dates: readonly string[];
}

/** A named change of a series' values: as many out as in, null wherever an operand is missing or no finite number results. */
export interface Transformation {
  name: string;
  /** The formula in readable text; `perYear` is the number of observations in a year. */
  formula: (perYear: number) => string;
  /** The unit of the result, given that of the input. */
  unit: (original: string) => string;
  /** The frequencies it is defined for; all when absent. At others every value is null. */
  frequencies?: readonly Frequency[];
  apply: (values: Values, context: TransformationContext) => (number | null)[];
}

/** A number that can be written in JSON; null for NaN and the infinities. */
export function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
