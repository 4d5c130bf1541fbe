import { continuedFraction } from './continuedFraction.js';
import { deviance, stirlingError } from './saddlePoint.js';
import { certain, complement, impossible, type Tail, toTail } from './tail.js';

/**
 * Upper tail of the gamma distribution with shape a > 0 and scale 1: Q(a, x), the regularised upper incomplete gamma
 * function. Uses the series of the lower tail for x < a + 1 and Legendre's continued fraction otherwise. Source: DLMF
 * 8.11.4, 8.9.2.
 */
export function gammaTail(a: number, x: number): Tail {
  if (!(x > 0)) return certain;
  if (x === Number.POSITIVE_INFINITY) return impossible;
  const logPower = -stirlingError(a) - deviance(a, x) - Math.log(2 * Math.PI * a) / 2;
  if (x < a + 1) return complement(Math.exp(logPower) * lowerSeries(a, x));
  const fraction = continuedFraction(x + 1 - a, (i) => ({ a: i * (a - i), b: x + 1 - a + 2 * i }));
  return toTail(logPower + Math.log(a / fraction));
}

/** 1 + x/(a+1) + x²/((a+1)(a+2)) + … */
function lowerSeries(a: number, x: number): number {
  let term = 1;
  let total = 1;
  for (let next = a + 1; ; next += 1) {
    term *= x / next;
    if (total + term === total) return total;
    total += term;
  }
}
