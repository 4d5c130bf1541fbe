/*
 * Double-double arithmetic: numbers with 32 digits as unevaluated sums of two doubles, for recursions that lose half of
 * their digits.
 * Source: Dekker (1971), Knuth (TAOCP 2, 4.2.2), Ogita, Rump and Oishi (2005).
 */

/** A number as a double and the rounding error of that double. */
export type DoubleDouble = readonly [number, number];

const splitter = 2 ** 27 + 1;

/** a + b without error. */
export function twoSum(a: number, b: number): DoubleDouble {
  const sum = a + b;
  const part = sum - a;
  return [sum, a - (sum - part) + (b - part)];
}

/** a × b without error, for magnitudes that neither overflow nor underflow. */
export function twoProduct(a: number, b: number): DoubleDouble {
  const product = a * b;
  const aHigh = splitter * a - (splitter * a - a);
  const bHigh = splitter * b - (splitter * b - b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  return [product, aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow];
}

// The functions below read pairs by index: destructuring uses an iterator, which costs more than the arithmetic.

export function add(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const exact = twoSum(a[0], b[0]);
  return twoSum(exact[0], exact[1] + a[1] + b[1]);
}

export function multiply(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const exact = twoProduct(a[0], b[0]);
  return twoSum(exact[0], exact[1] + a[0] * b[1] + a[1] * b[0]);
}

export function divide(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const first = a[0] / b[0];
  const remainder = add(a, negate(multiply([first, 0], b)));
  return twoSum(first, remainder[0] / b[0]);
}

export function negate(a: DoubleDouble): DoubleDouble {
  return [-a[0], -a[1]];
}
