import { continuedFraction } from './continuedFraction.js';
import { deviance, stirlingError } from './saddlePoint.js';
import { certain, complement, impossible, type Tail, toTail } from './tail.js';

/** A probability and its complement, both to full precision. */
interface ProbabilityPair {
  below: number;
  above: number;
}

/**
 * Probability that a beta variable with parameters p and q is less than `below`: the regularised incomplete beta
 * function, by its continued fraction on the side where that converges fast. `above` is 1 − below; it is a parameter
 * because subtracting a number near 1 from 1 loses digits. Source: DLMF 8.17.22.
 */
export function betaTail(p: number, q: number, { below, above }: ProbabilityPair): Tail {
  if (below <= 0) return impossible;
  if (above <= 0) return certain;
  if (below < (p + 1) / (p + q + 2)) return toTail(computeLogTail(p, q, { below, above }));
  return complement(Math.exp(computeLogTail(q, p, { below: above, above: below })));
}

function computeLogTail(p: number, q: number, { below, above }: ProbabilityPair): number {
  const n = p + q;
  const logPower =
    stirlingError(n) -
    stirlingError(p) -
    stirlingError(q) -
    deviance(p, n * below) -
    deviance(q, n * above) +
    Math.log(q / (2 * Math.PI * n * p)) / 2;
  const fraction = continuedFraction(1, (index) => {
    const m = Math.floor(index / 2);
    const top = index % 2 === 0 ? m * (q - m) : -(p + m) * (n + m);
    return { a: ((top / (p + index - 1)) * below) / (p + index), b: 1 };
  });
  return logPower - Math.log(fraction);
}
