import type { NotComputable } from '../../stats/outcome.js';
import type { Frequency } from '../frequency.js';
import type { Values } from '../values.js';

export interface TransformationContext {
  frequency: Frequency;
  /** The date of each value, ascending; absent if consecutive values are one period apart. */
  dates?: readonly string[] | undefined;
}

/**
 * Why a result is missing or needs care. NON_POSITIVE: the logarithm is undefined (null). ZERO_DIVISOR: growth from
 * zero (null). SIGN_CHANGE: growth from or to a negative number, computed where it is defined. OVERFLOW: beyond the
 * largest number (null).
 */
export type Caveat = 'NON_POSITIVE' | 'ZERO_DIVISOR' | 'SIGN_CHANGE' | 'OVERFLOW';

/** How formulas refer to a year of a series. */
export interface Year {
  /** Observations per year. */
  observations: number;
  /** The time one year before `t`, as text. */
  yearAgo: string;
}

/**
 * A named transformation of a series. Returns as many values as it gets: null if an operand is missing or the result is
 * not finite.
 */
export interface Transformation {
  name: string;
  /** The formula, as text. */
  formula: (year: Year) => string;
  /** The unit of the result, from the unit of the input. */
  unit: (original: string) => string;
  /** Returns why the transformation cannot be applied to these values; absent if it always can. */
  checkValues?: (present: readonly number[]) => NotComputable | undefined;
  /** The frequencies for which it is defined (default: all). At others, every value is null. */
  frequencies?: readonly Frequency[];
  apply: (values: Values, context: TransformationContext) => (number | null)[];
  /** Finds the caveat of each result; absent if there are none. */
  findCaveats?: (values: Values, context: TransformationContext) => (Caveat | undefined)[];
}
