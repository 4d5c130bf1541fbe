import { autocorrelation } from '../stats/autocorrelation.js';
import { isNotComputable } from '../stats/outcome.js';

/**
 * Whether the autocorrelation at the period differs from zero at 10 %, with the standard error of Bartlett's formula;
 * false with fewer than `minLength` values. Source: the benchmarks of the M4 competition (Makridakis, Spiliotis and
 * Assimakopoulos 2020).
 */
export function isSeasonal(values: ArrayLike<number>, period: number, minLength = 3 * period): boolean {
  if (period < 2 || values.length < minLength) return false;
  const result = autocorrelation(values, { maxLag: period, confidence: 0.9 });
  if (isNotComputable(result)) return false;
  const { value, bartlettBand } = result.values[period] ?? {};
  return typeof value === 'number' && typeof bartlettBand === 'number' && Math.abs(value) > bartlettBand;
}
