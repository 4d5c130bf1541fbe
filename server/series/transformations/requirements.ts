import { createNotComputable, type NotComputable } from '../../stats/outcome.js';
import { isConstant } from '../../stats/sample.js';

/** Requires positive values for a logarithm: dropping the others silently would test a different series. */
export function requirePositive(present: readonly number[]): NotComputable | undefined {
  const count = present.filter((value) => value <= 0).length;
  if (count === 0) return undefined;
  const detail = `${count} of ${present.length} values ${count === 1 ? 'is' : 'are'} zero or negative.`;
  return createNotComputable('NON_POSITIVE_FOR_LOG', present.length, null, detail);
}

/** Requires a nonzero standard deviation, and therefore at least two different values. */
export function requireVariation(present: readonly number[]): NotComputable | undefined {
  if (present.length < 2) return createNotComputable('TOO_FEW_OBSERVATIONS', present.length, 2);
  return isConstant(present) ? createNotComputable('ZERO_VARIANCE', present.length) : undefined;
}

/** Requires a first value other than zero. */
export function requireNonZeroBase(present: readonly number[]): NotComputable | undefined {
  return present[0] === 0 ? createNotComputable('ZERO_BASE', present.length) : undefined;
}
