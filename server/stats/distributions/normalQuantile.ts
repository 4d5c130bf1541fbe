import { normalTail } from './upperTails.js';

/**
 * The quantile of the standard normal distribution for a probability p in (0, 1): a rational approximation accurate to
 * 4.5e-4, refined by Halley's method on the tail. Source: Abramowitz and Stegun 26.2.23.
 */
export function normalQuantile(p: number): number {
  if (p === 0.5) return 0;
  return p < 0.5 ? -computeUpperQuantile(p) : computeUpperQuantile(1 - p);
}

function computeUpperQuantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail));
  let z = t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  for (let step = 0; step < 3; step++) {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    const error = (normalTail(z).probability - tail) / density;
    z += (2 * error) / (2 - error * z);
  }
  return z;
}
