/*
 * Maps the parameters of a form to unbounded variables for an unconstrained search. Smoothing parameters are mapped by
 * the logistic function over their admissible range (β below α, γ below 1 − α). States are used unchanged. The first
 * seasonal index follows from the others, because all indices sum to zero or to the period.
 */
import type { EtsForm } from './form.js';
import type { Gradient } from './recursion.js';
import type { Smoothing, States } from './states.js';

const minSmoothing = 1e-4;
const maxAlpha = 0.9999;
const minPhi = 0.8;
const maxPhi = 0.98;

export class ParameterSpace {
  readonly smoothing: Smoothing = { alpha: 0, beta: 0, gamma: 0, phi: 0 };
  readonly states: States;
  readonly #form: EtsForm;
  readonly #hasTrend: boolean;
  readonly #isDamped: boolean;
  readonly #period: number;

  constructor(form: EtsForm, period: number) {
    this.#form = form;
    this.#hasTrend = form.trend !== 'N';
    this.#isDamped = form.trend === 'Ad';
    this.#period = form.season === 'N' ? 0 : period;
    this.states = { level: 0, slope: 0, season: new Float64Array(this.#period) };
  }

  /** Converts smoothing parameters, given as fractions of their ranges, and initial states to variables. */
  toPoint(
    shares: { alpha: number; beta: number; gamma: number; phi: number },
    { level, slope, season }: States,
  ): Float64Array {
    const { alpha, beta, gamma, phi } = shares;
    return Float64Array.from([
      logit(alpha),
      ...(this.#hasTrend ? [logit(beta)] : []),
      ...(this.#period > 0 ? [logit(gamma)] : []),
      ...(this.#isDamped ? [logit(phi)] : []),
      level,
      ...(this.#hasTrend ? [slope] : []),
      ...season.subarray(1),
    ]);
  }

  /** Sets `smoothing` and `states` from a point; returns whether the form is defined there. */
  read(point: Float64Array): boolean {
    const { smoothing, states } = this;
    let axis = 0;
    smoothing.alpha = minSmoothing + (maxAlpha - minSmoothing) * logistic(point[axis++] as number);
    smoothing.beta = this.#hasTrend
      ? minSmoothing + (smoothing.alpha - minSmoothing) * logistic(point[axis++] as number)
      : 0;
    smoothing.gamma =
      this.#period > 0 ? minSmoothing + (1 - smoothing.alpha - minSmoothing) * logistic(point[axis++] as number) : 0;
    smoothing.phi = this.#hasTrend ? 1 : 0;
    if (this.#isDamped) smoothing.phi = minPhi + (maxPhi - minPhi) * logistic(point[axis++] as number);
    states.level = point[axis++] as number;
    states.slope = this.#hasTrend ? (point[axis++] as number) : 0;
    return this.#readSeason(point, axis);
  }

  #readSeason(point: Float64Array, axis: number): boolean {
    if (this.#period === 0) return true;
    const { season } = this.states;
    const multiplicative = this.#form.season === 'M';
    let remainder = multiplicative ? this.#period : 0;
    let positive = true;
    for (let position = 1; position < this.#period; position++) {
      const index = point[axis + position - 1] as number;
      season[position] = index;
      remainder -= index;
      if (index <= 0) positive = false;
    }
    season[0] = remainder;
    return !multiplicative || (positive && remainder > 0);
  }

  /** Converts the gradient by the parameters at the last point read to the gradient by the variables. */
  applyChainRule(gradient: Gradient, point: Float64Array, target: Float64Array): void {
    const { alpha } = this.smoothing;
    let toAlpha = gradient.alpha;
    let axis = 1;
    if (this.#hasTrend) {
      const share = logistic(point[axis] as number);
      toAlpha += gradient.beta * share;
      target[axis++] = gradient.beta * (alpha - minSmoothing) * share * (1 - share);
    }
    if (this.#period > 0) {
      const share = logistic(point[axis] as number);
      toAlpha -= gradient.gamma * share;
      target[axis++] = gradient.gamma * (1 - alpha - minSmoothing) * share * (1 - share);
    }
    if (this.#isDamped) target[axis] = gradient.phi * (maxPhi - minPhi) * logisticDerivative(point[axis++] as number);
    target[0] = toAlpha * (maxAlpha - minSmoothing) * logisticDerivative(point[0] as number);
    target[axis++] = gradient.level;
    if (this.#hasTrend) target[axis++] = gradient.slope;
    for (let position = 1; position < this.#period; position++)
      target[axis++] = (gradient.season[position] as number) - (gradient.season[0] as number);
  }
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function logit(share: number): number {
  return Math.log(share / (1 - share));
}

function logisticDerivative(x: number): number {
  const share = logistic(x);
  return share * (1 - share);
}
