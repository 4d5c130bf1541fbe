import { createNotComputable, type NotComputable } from '../../stats/outcome.js';
import { isConstant } from '../../stats/sample.js';

/** To leave values of zero and below out of a logarithm silently would be to test another series. */
export function requirePositive(present: readonly number[]): NotComputable | undefined {
  const count = present.filter((value) => value <= 0).length;
  if (count === 0) return undefined;
  const detail = `There ${count === 1 ? 'is' : 'are'} ${count} among ${present.length}.`;
  return createNotComputable('NON_POSITIVE_FOR_LOG', present.length, null, detail);
}

/** A constant has no standard deviation to divide by, and a single value none at all. */
export function requireVariation(present: readonly number[]): NotComputable | undefined {
  if (present.length < 2) return createNotComputable('TOO_FEW_OBSERVATIONS', present.length, 2);
  return isConstant(present) ? createNotComputable('ZERO_VARIANCE', present.length) : undefined;
}

/** Nothing is a multiple of zero. */
export function requireNonZeroBase(present: readonly number[]): NotComputable | undefined {
  return present[0] === 0 ? createNotComputable('ZERO_BASE', present.length) : undefined;
}
