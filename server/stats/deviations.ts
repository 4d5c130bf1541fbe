import { powerOfTwoBelow } from './regression/centredColumn.js';
import type { Sample } from './sample.js';

/**
 * Deviations from the mean, zero at gaps, scaled by a power of two so that the largest is about one and no power of
 * them overflows or underflows. Subtracts the first observation before the mean, and the mean twice, so that a high
 * level costs no digits.
 */
export function deviations({ values, present, observations }: Sample): Float64Array {
  const shifted = scaleToUnit(values);
  const first = shifted[0] as number;
  for (let pass = 0; pass < 3; pass++) {
    const centre = pass === 0 ? first : plainSum(shifted) / observations;
    for (let index = 0; index < shifted.length; index++) shifted[index] = (shifted[index] as number) - centre;
    if (present) for (let index = 0; index < shifted.length; index++) if (present[index] === 0) shifted[index] = 0;
  }
  return scaleToUnit(shifted);
}

/** Values multiplied by the power of two that makes the largest about one. */
export function scaleToUnit(values: Float64Array): Float64Array {
  let largest = 0;
  for (let index = 0; index < values.length; index++) {
    const magnitude = Math.abs(values[index] as number);
    if (magnitude > largest) largest = magnitude;
  }
  const factor = powerOfTwoBelow(1 / largest);
  const result = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++) result[index] = (values[index] as number) * factor;
  return result;
}

/** A plain sum. The second pass of `deviations` removes its rounding error. */
function plainSum(values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += values[index] as number;
  return sum;
}
