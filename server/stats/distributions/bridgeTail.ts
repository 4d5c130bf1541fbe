import { certain, type Tail, tailOfLog } from './tail.js';

/** Below this the probability differs from one by less than a double can hold. */
const surely = 0.18;
const mostTerms = 100;

/**
 * The probability that a Brownian bridge goes further than `bound` from zero, the limit of Kolmogorov's statistic: 2 Σ (−1)^(k+1) exp(−2 k² x²).
 * Source: Kolmogorov (1933).
 */
export function bridgeTail(bound: number): Tail {
  if (bound < surely) return certain;
  let rest = 1;
  for (let k = 2; k <= mostTerms; k++) {
    const term = Math.exp(-2 * (k * k - 1) * bound * bound);
    if (term === 0) break;
    rest += k % 2 === 0 ? -term : term;
  }
  const tail = tailOfLog(Math.LN2 - 2 * bound * bound + Math.log(rest));
  return { probability: Math.min(1, tail.probability), log10: Math.min(0, tail.log10) };
}
