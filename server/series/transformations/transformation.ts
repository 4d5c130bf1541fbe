import type { NotComputable } from '../../stats/outcome.js';
import type { Frequency } from '../frequency.js';
import type { Values } from '../values.js';

export interface TransformationContext {
  frequency: Frequency;
  /** The date of each value, ascending; absent where each value is one period after the one before. */
  dates?: readonly string[] | undefined;
}

/**
 * Why a result is missing or to be read with care: NON_POSITIVE, no logarithm (null); ZERO_DIVISOR, growth from zero (null); SIGN_CHANGE,
 * growth from or to a negative number, computed where it exists; OVERFLOW, beyond the largest number (null).
 */
export type Caveat = 'NON_POSITIVE' | 'ZERO_DIVISOR' | 'SIGN_CHANGE' | 'OVERFLOW';

/** A year of a series, as formulas speak of it. */
export interface Year {
  /** Observations in it. */
  observations: number;
  /** The time a year before `t`. */
  yearAgo: string;
}

/** A named change of a series' values: as many out as in, null wherever an operand is missing or no finite number results. */
export interface Transformation {
  name: string;
  /** The formula in readable text. */
  formula: (year: Year) => string;
  /** The unit of the result, given that of the input. */
  unit: (original: string) => string;
  /** Why it cannot be applied to the values there are; all can be where it is absent. */
  checkValues?: (present: readonly number[]) => NotComputable | undefined;
  /** The frequencies it is defined for; all when absent. At others every value is null. */
  frequencies?: readonly Frequency[];
  apply: (values: Values, context: TransformationContext) => (number | null)[];
  /** What is to be known of each result; nothing of any where it is absent. */
  findCaveats?: (values: Values, context: TransformationContext) => (Caveat | undefined)[];
}
