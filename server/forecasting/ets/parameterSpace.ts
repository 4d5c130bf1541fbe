/*
 * The parameters of a form as unbounded variables, for a search that knows no bounds: smoothing parameters by the logistic curve over
 * their admitted range (β below α, γ below 1 − α), states as they are, and the season of the first place from the others, which sum to
 * zero or to the period.
 */
import type { EtsForm } from './form.js';
import type { Gradient } from './recursion.js';
import type { Smoothing, States } from './states.js';

const least = 1e-4;
const mostAlpha = 0.9999;
const leastPhi = 0.8;
const mostPhi = 0.98;

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

  /** Variables for smoothing parameters given as shares of their ranges, and initial states. */
  pointOf(
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

  /** Sets `smoothing` and `states` to what a point stands for; whether the form is defined there. */
  read(point: Float64Array): boolean {
    const { smoothing, states } = this;
    let axis = 0;
    smoothing.alpha = least + (mostAlpha - least) * logistic(point[axis++] as number);
    smoothing.beta = this.#hasTrend ? least + (smoothing.alpha - least) * logistic(point[axis++] as number) : 0;
    smoothing.gamma = this.#period > 0 ? least + (1 - smoothing.alpha - least) * logistic(point[axis++] as number) : 0;
    smoothing.phi = this.#hasTrend ? 1 : 0;
    if (this.#isDamped) smoothing.phi = leastPhi + (mostPhi - leastPhi) * logistic(point[axis++] as number);
    states.level = point[axis++] as number;
    states.slope = this.#hasTrend ? (point[axis++] as number) : 0;
    return this.#readSeason(point, axis);
  }

  #readSeason(point: Float64Array, axis: number): boolean {
    if (this.#period === 0) return true;
    const { season } = this.states;
    const multiplicative = this.#form.season === 'M';
    let rest = multiplicative ? this.#period : 0;
    let positive = true;
    for (let place = 1; place < this.#period; place++) {
      const index = point[axis + place - 1] as number;
      season[place] = index;
      rest -= index;
      if (index <= 0) positive = false;
    }
    season[0] = rest;
    return !multiplicative || (positive && rest > 0);
  }

  /** The gradient by the variables, from that by the parameters `read` last. */
  chain(gradient: Gradient, point: Float64Array, into: Float64Array): void {
    const { alpha } = this.smoothing;
    let toAlpha = gradient.alpha;
    let axis = 1;
    if (this.#hasTrend) {
      const share = logistic(point[axis] as number);
      toAlpha += gradient.beta * share;
      into[axis++] = gradient.beta * (alpha - least) * share * (1 - share);
    }
    if (this.#period > 0) {
      const share = logistic(point[axis] as number);
      toAlpha -= gradient.gamma * share;
      into[axis++] = gradient.gamma * (1 - alpha - least) * share * (1 - share);
    }
    if (this.#isDamped) into[axis] = gradient.phi * (mostPhi - leastPhi) * slopeOfLogistic(point[axis++] as number);
    into[0] = toAlpha * (mostAlpha - least) * slopeOfLogistic(point[0] as number);
    into[axis++] = gradient.level;
    if (this.#hasTrend) into[axis++] = gradient.slope;
    for (let place = 1; place < this.#period; place++)
      into[axis++] = (gradient.season[place] as number) - (gradient.season[0] as number);
  }
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function logit(share: number): number {
  return Math.log(share / (1 - share));
}

function slopeOfLogistic(x: number): number {
  const share = logistic(x);
  return share * (1 - share);
}
