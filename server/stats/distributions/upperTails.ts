/*
 * Upper tails of the distributions that tests use: the probability of a value above the statistic under the null
 * hypothesis. They are computed directly, since one minus the distribution function has no digits left for the most
 * significant results.
 */
import { betaTail } from './betaTail.js';
import { gammaTail } from './gammaTail.js';
import { complement, halve, type Tail } from './tail.js';

/** P(χ² > x) with `degrees` of freedom; 1 for x ≤ 0. */
export function chiSquareTail(x: number, degrees: number): Tail {
  return gammaTail(degrees / 2, x / 2);
}

/** P(F > x) with `numerator` and `denominator` degrees of freedom; 1 for x ≤ 0. */
export function fTail(x: number, numerator: number, denominator: number): Tail {
  const explained = numerator * Math.max(0, x);
  const total = denominator + explained;
  const above = explained === Number.POSITIVE_INFINITY ? 1 : explained / total;
  return betaTail(denominator / 2, numerator / 2, { below: denominator / total, above });
}

/** P(t > x) with `degrees` of freedom. */
export function studentTail(x: number, degrees: number): Tail {
  const tail = halve(fTail(x * x, 1, degrees));
  return x >= 0 ? tail : complement(tail.probability);
}

/** P(Z > x) of the standard normal distribution. */
export function normalTail(x: number): Tail {
  const tail = halve(gammaTail(0.5, (x * x) / 2));
  return x >= 0 ? tail : complement(tail.probability);
}
