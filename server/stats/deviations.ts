import { powerOfTwoBelow } from './regression/centredColumn.js';
import type { Sample } from './sample.js';

/**
 * Deviations from the mean, multiplied by a power of two that brings the largest to about one, so that no power of them can overflow or
 * vanish. The first observation is taken off before the mean is, and the mean twice: a level however high costs no digit. Zero at a gap.
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

/** Values multiplied by a power of two that brings the largest to about one. */
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

/** A plain sum: the second pass takes off what its rounding leaves of the mean. */
function plainSum(values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += values[index] as number;
  return sum;
}
