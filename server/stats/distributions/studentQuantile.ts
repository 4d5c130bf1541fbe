import { normalQuantile } from './normalQuantile.js';
import { studentTail } from './upperTails.js';

const maxSteps = 50;
const precision = 1e-13;

/**
 * The quantile of Student's t distribution for a probability p in (0, 1) and whole `degrees` of freedom, by Newton's
 * method on the tail. The tail is convex there, so the steps from the smaller normal quantile never pass the solution.
 */
export function studentQuantile(p: number, degrees: number): number {
  if (p < 0.5) return -studentQuantile(1 - p, degrees);
  const peak = computePeak(degrees);
  let t = normalQuantile(p);
  for (let step = 0; step < maxSteps; step++) {
    const density = peak * (1 + (t * t) / degrees) ** (-(degrees + 1) / 2);
    const change = (studentTail(t, degrees).probability - (1 - p)) / density;
    t += change;
    if (Math.abs(change) <= precision * t) break;
  }
  return t;
}

/** The density at zero, from that of two degrees less. */
function computePeak(degrees: number): number {
  if (degrees === 1) return 1 / Math.PI;
  if (degrees === 2) return 1 / Math.sqrt(8);
  const smaller = degrees - 2;
  return (computePeak(smaller) * (smaller + 1)) / Math.sqrt(smaller * degrees);
}
