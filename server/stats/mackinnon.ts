/*
 * Distribution of the Dickey-Fuller t ratio, which does not follow Student's t. p = Φ(Σ c(i) τ^i), with one polynomial
 * for the left tail and one for the rest. Critical values are b0 + b1/T + b2/T² + b3/T³ for T observations.
 * Source: MacKinnon (1994) for p-values, MacKinnon (2010) for critical values; one variable.
 */
import { certain, impossible, type Tail } from './distributions/tail.js';
import { normalTail } from './distributions/upperTails.js';
import type { Deterministic } from './regression/trend.js';

/** Critical values at three significance levels. */
export interface CriticalValues {
  onePercent: number;
  fivePercent: number;
  tenPercent: number;
}

interface ResponseSurface {
  min: number;
  max: number;
  /** Largest t ratio for which the polynomial of the left tail holds. */
  tailEnd: number;
  tail: readonly number[];
  rest: readonly number[];
  critical: Record<keyof CriticalValues, readonly number[]>;
}

const surfaces: Record<Deterministic, ResponseSurface> = {
  n: {
    min: -19.04,
    max: Number.POSITIVE_INFINITY,
    tailEnd: -1.04,
    tail: [0.6344, 1.2378, 0.032496],
    rest: [0.4797, 0.93557, -0.06999, 0.033066],
    critical: {
      onePercent: [-2.56574, -2.2358, -3.627, 0],
      fivePercent: [-1.941, -0.2686, -3.365, 31.223],
      tenPercent: [-1.61682, 0.2656, -2.714, 25.364],
    },
  },
  c: {
    min: -18.83,
    max: 2.74,
    tailEnd: -1.61,
    tail: [2.1659, 1.4412, 0.038269],
    rest: [1.7339, 0.93202, -0.12745, -0.010368],
    critical: {
      onePercent: [-3.43035, -6.5393, -16.786, -79.433],
      fivePercent: [-2.86154, -2.8903, -4.234, -40.04],
      tenPercent: [-2.56677, -1.5384, -2.809, 0],
    },
  },
  ct: {
    min: -16.18,
    max: 0.7,
    tailEnd: -2.89,
    tail: [3.2512, 1.6047, 0.049588],
    rest: [2.5261, 0.61654, -0.37956, -0.060285],
    critical: {
      onePercent: [-3.95877, -9.0531, -28.428, -134.155],
      fivePercent: [-3.41049, -4.3904, -9.036, -45.374],
      tenPercent: [-3.12705, -2.5856, -3.925, -22.38],
    },
  },
  ctt: {
    min: -17.17,
    max: 0.54,
    tailEnd: -3.21,
    tail: [4.0003, 1.658, 0.048288],
    rest: [3.0778, 0.49529, -0.41477, -0.059359],
    critical: {
      onePercent: [-4.37113, -11.5882, -35.819, -334.047],
      fivePercent: [-3.83239, -5.9057, -12.49, -118.284],
      tenPercent: [-3.55326, -3.6596, -5.293, -63.559],
    },
  },
};

/**
 * Probability of a smaller t ratio under a unit root; 0 or 1 outside the range on which the polynomials were fitted.
 */
export function unitRootTail(ratio: number, deterministic: Deterministic): Tail {
  const { min, max, tailEnd, tail, rest } = surfaces[deterministic];
  if (ratio > max) return certain;
  if (ratio < min) return impossible;
  return normalTail(-evaluatePolynomial(ratio <= tailEnd ? tail : rest, ratio));
}

/** The t ratios below which a unit root is rejected, for a regression with this number of observations. */
export function computeUnitRootCriticalValues(observations: number, deterministic: Deterministic): CriticalValues {
  const { onePercent, fivePercent, tenPercent } = surfaces[deterministic].critical;
  return {
    onePercent: evaluatePolynomial(onePercent, 1 / observations),
    fivePercent: evaluatePolynomial(fivePercent, 1 / observations),
    tenPercent: evaluatePolynomial(tenPercent, 1 / observations),
  };
}

function evaluatePolynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0);
}
