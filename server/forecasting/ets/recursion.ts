/*
 * The recursion of exponential smoothing through a series, its likelihood and the gradient of the likelihood.
 *
 * With q = l + φ b and the season s, the one-step forecast is f = q, q + s or q s. Its error e = y − f updates the
 * states: l = q + α d, b = φ b + β d and s + γ e (d = e), or with a multiplicative season s + γ e / q (d = e / s).
 * The relative error is r = e, or e / f with multiplicative errors. The objective is n log Σ r² (+ 2 Σ log |f| with
 * multiplicative errors), minus twice the log-likelihood. The gradient is computed by the same recursion backwards
 * (adjoint method).
 * Source: Hyndman, Koehler, Ord and Snyder (2008), chapters 2 and 5.
 */
import type { EtsForm } from './form.js';
import type { Smoothing, States } from './states.js';

/** One logarithm of a product replaces many of its factors. A product is far from overflow up to this size. */
const maxProduct = 1e100;

export interface Gradient extends Smoothing, States {}

export class EtsRecursion {
  /** One-step forecasts and errors of the last run; the errors are relative with multiplicative errors. */
  readonly forecasts: Float64Array;
  readonly errors: Float64Array;
  readonly #values: Float64Array;
  readonly #multiplicativeError: boolean;
  readonly #seasonKind: 0 | 1 | 2;
  readonly #period: number;
  readonly #levels: Float64Array;
  readonly #slopes: Float64Array;
  readonly #seasons: Float64Array;
  readonly #current: Float64Array;
  #level = 0;
  #slope = 0;

  constructor(values: Float64Array, form: EtsForm, period: number) {
    const count = values.length;
    this.#values = values;
    this.#multiplicativeError = form.error === 'M';
    this.#seasonKind = form.season === 'N' ? 0 : form.season === 'A' ? 1 : 2;
    this.#period = form.season === 'N' ? 1 : period;
    this.forecasts = new Float64Array(count);
    this.errors = new Float64Array(count);
    this.#levels = new Float64Array(count);
    this.#slopes = new Float64Array(count);
    this.#seasons = new Float64Array(count);
    this.#current = new Float64Array(this.#period);
  }

  /** Returns the states after the last value. */
  getLastStates(): States {
    const season = this.#seasonKind === 0 ? new Float64Array(0) : this.#current.slice();
    return { level: this.#level, slope: this.#slope, season };
  }

  /** Returns minus twice the log-likelihood up to a constant; Infinity where the form is undefined. */
  run({ alpha, beta, gamma, phi }: Smoothing, initial: States): number {
    // Locals, because access to private fields is slow in this loop.
    const [values, forecasts, errors] = [this.#values, this.forecasts, this.errors];
    const [levels, slopes, seasons, current] = [this.#levels, this.#slopes, this.#seasons, this.#current];
    const [seasonKind, isMultiplicative, period] = [this.#seasonKind, this.#multiplicativeError, this.#period];
    let [level, slope, squares, logs, product] = [initial.level, initial.slope, 0, 0, 1];
    current.set(initial.season);
    for (let time = 0, position = 0; time < values.length; time++) {
      const season = current[position] as number;
      const mean = level + phi * slope;
      const forecast = seasonKind === 0 ? mean : seasonKind === 1 ? mean + season : mean * season;
      const error = (values[time] as number) - forecast;
      const relative = isMultiplicative ? error / forecast : error;
      levels[time] = level;
      slopes[time] = slope;
      seasons[time] = season;
      forecasts[time] = forecast;
      errors[time] = relative;
      squares += relative * relative;
      if (isMultiplicative) {
        if (forecast <= 0) return Number.POSITIVE_INFINITY;
        product *= forecast;
        if (product > maxProduct || product < 1 / maxProduct) {
          logs += Math.log(product);
          product = 1;
        }
      }
      const correction = seasonKind === 2 ? error / season : error;
      level = mean + alpha * correction;
      slope = phi * slope + beta * correction;
      if (seasonKind !== 0) current[position] = season + gamma * (seasonKind === 2 ? error / mean : error);
      position = position + 1 === period ? 0 : position + 1;
    }
    this.#level = level;
    this.#slope = slope;
    return this.#computeCriterion(squares, logs + Math.log(product));
  }

  /**
   * Bounds the squares by the rounding error of values of the order of one, because a perfect fit has no finite
   * likelihood.
   */
  #computeCriterion(squares: number, logs: number): number {
    const count = this.#values.length;
    const value = count * Math.log(Math.max(squares, count * 1e-30)) + 2 * logs;
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
  }

  /** Computes the gradient at the last run. */
  computeGradient({ alpha, beta, gamma, phi }: Smoothing, target: Gradient): void {
    const [forecasts, errors] = [this.forecasts, this.errors];
    const [levels, slopes, seasons] = [this.#levels, this.#slopes, this.#seasons];
    const [seasonKind, isMultiplicative, period] = [this.#seasonKind, this.#multiplicativeError, this.#period];
    const seasonGradient = target.season.fill(0);
    let [level, slope, toAlpha, toBeta, toGamma, toPhi] = [0, 0, 0, 0, 0, 0];
    const weight = this.#computeErrorWeight();
    let position = (errors.length - 1) % period;
    for (let time = errors.length - 1; time >= 0; time--) {
      const previousSlope = slopes[time] as number;
      const season = seasons[time] as number;
      const forecast = forecasts[time] as number;
      const relative = errors[time] as number;
      const error = isMultiplicative ? relative * forecast : relative;
      const mean = (levels[time] as number) + phi * previousSlope;
      const toCorrection = alpha * level + beta * slope;
      const correction = seasonKind === 2 ? error / season : error;
      let toSeason = seasonKind === 0 ? 0 : (seasonGradient[position] as number);
      let toMean = level;
      let toError = toCorrection;
      toAlpha += level * correction;
      toBeta += slope * correction;
      if (seasonKind === 1) {
        toGamma += toSeason * error;
        toError += gamma * toSeason;
      } else if (seasonKind === 2) {
        toGamma += (toSeason * error) / mean;
        toError = toCorrection / season + (gamma * toSeason) / mean;
        toMean -= (toSeason * gamma * error) / (mean * mean);
        toSeason -= (toCorrection * error) / (season * season);
      }
      const direct = isMultiplicative ? (2 - weight * relative * (1 + relative)) / forecast : -weight * relative;
      const toForecast = direct - toError;
      toMean += seasonKind === 2 ? toForecast * season : toForecast;
      if (seasonKind !== 0) seasonGradient[position] = toSeason + (seasonKind === 2 ? toForecast * mean : toForecast);
      toPhi += previousSlope * (slope + toMean);
      slope = phi * (slope + toMean);
      level = toMean;
      position = position === 0 ? period - 1 : position - 1;
    }
    Object.assign(target, { level, slope, alpha: toAlpha, beta: toBeta, gamma: toGamma, phi: toPhi });
  }

  #computeErrorWeight(): number {
    let squares = 0;
    for (let time = 0; time < this.errors.length; time++) squares += (this.errors[time] as number) ** 2;
    return (2 * this.errors.length) / Math.max(squares, this.errors.length * 1e-30);
  }
}
