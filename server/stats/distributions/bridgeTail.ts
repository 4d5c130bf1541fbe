import { certain, type Tail, toTail } from './tail.js';

/** For smaller bounds, the probability equals one in double precision. */
const certainBelow = 0.18;
const maxTerms = 100;

/**
 * Probability that the largest absolute value of a Brownian bridge exceeds `bound`: 2 Σ (−1)^(k+1) exp(−2 k² x²), the
 * limit distribution of Kolmogorov's statistic. Source: Kolmogorov (1933).
 */
export function bridgeTail(bound: number): Tail {
  if (bound < certainBelow) return certain;
  let series = 1;
  for (let k = 2; k <= maxTerms; k++) {
    const term = Math.exp(-2 * (k * k - 1) * bound * bound);
    if (term === 0) break;
    series += k % 2 === 0 ? -term : term;
  }
  const tail = toTail(Math.LN2 - 2 * bound * bound + Math.log(series));
  return { probability: Math.min(1, tail.probability), log10: Math.min(0, tail.log10) };
}
