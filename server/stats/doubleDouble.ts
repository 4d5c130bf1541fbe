/*
 * Numbers of 32 digits as unevaluated sums of two doubles, for the few recursions that lose half of their digits on the way.
 * Source: Dekker (1971), Knuth (TAOCP 2, 4.2.2), Ogita, Rump and Oishi (2005).
 */

/** A number as a double and what rounding to it left. */
export type DoubleDouble = readonly [number, number];

const splitter = 2 ** 27 + 1;

/** Exactly a + b. */
export function twoSum(a: number, b: number): DoubleDouble {
  const sum = a + b;
  const part = sum - a;
  return [sum, a - (sum - part) + (b - part)];
}

/** Exactly a × b, for sizes that neither overflow nor vanish. */
export function twoProduct(a: number, b: number): DoubleDouble {
  const product = a * b;
  const aHigh = splitter * a - (splitter * a - a);
  const bHigh = splitter * b - (splitter * b - b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  return [product, aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow];
}

export function add([a, aRest]: DoubleDouble, [b, bRest]: DoubleDouble): DoubleDouble {
  const [sum, rest] = twoSum(a, b);
  return twoSum(sum, rest + aRest + bRest);
}

export function multiply([a, aRest]: DoubleDouble, [b, bRest]: DoubleDouble): DoubleDouble {
  const [product, rest] = twoProduct(a, b);
  return twoSum(product, rest + a * bRest + aRest * b);
}

export function divide(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const first = a[0] / b[0];
  const rest = add(a, negative(multiply([first, 0], b)));
  return twoSum(first, rest[0] / b[0]);
}

export function negative([a, rest]: DoubleDouble): DoubleDouble {
  return [-a, -rest];
}
