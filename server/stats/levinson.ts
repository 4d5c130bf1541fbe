import { add, type DoubleDouble, divide, multiply, negate } from './doubleDouble.js';

/** Prediction errors below this share of the variance are rounding errors. */
const minErrorShare = 1e-13;

/**
 * Partial autocorrelations of lags 1, 2, … from autocorrelations r(0) = 1, r(1), …, by solving the Yule-Walker
 * equations order by order. Stops before the last lag when the lags so far predict without error. Uses 32 digits
 * because adjusted autocorrelations may be close to a sequence that no series can have, where the recursion loses many
 * digits. Source: Levinson (1947), Durbin (1960).
 */
export function levinsonPartials(correlations: readonly DoubleDouble[]): number[] {
  const partials: number[] = [];
  let coefficients: DoubleDouble[] = [];
  let error: DoubleDouble = [1, 0];
  for (let order = 1; order < correlations.length && Math.abs(error[0]) > minErrorShare; order++) {
    let unexplained = correlations[order] as DoubleDouble;
    for (let j = 1; j < order; j++) {
      const explained = multiply(coefficients[j - 1] as DoubleDouble, correlations[order - j] as DoubleDouble);
      unexplained = add(unexplained, negate(explained));
    }
    const partial = divide(unexplained, error);
    const next = new Array<DoubleDouble>(order).fill(partial);
    for (let j = 1; j < order; j++) {
      const carried = multiply(partial, coefficients[order - j - 1] as DoubleDouble);
      next[j - 1] = add(coefficients[j - 1] as DoubleDouble, negate(carried));
    }
    coefficients = next;
    partials.push(partial[0]);
    error = multiply(error, add([1, 0], negate(multiply(partial, partial))));
  }
  return partials;
}
