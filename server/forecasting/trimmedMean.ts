import { plainMean } from '../stats/summation.js';

/** With fewer values, the extremes cannot be told from the others. */
const minValues = 4;

/** Returns the mean without the lowest and the highest value; the plain mean of fewer than four values. */
export function trimmedMean(values: readonly number[]): number {
  if (values.length < minValues) return plainMean(values);
  return plainMean([...values].sort((a, b) => a - b).slice(1, -1));
}
