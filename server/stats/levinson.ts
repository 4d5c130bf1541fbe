import { add, type DoubleDouble, divide, multiply, negate } from './doubleDouble.js';

/** A prediction error this small beside the variance is rounding. */
const minErrorShare = 1e-13;

/**
 * Partial autocorrelations of lags 1, 2, … from autocorrelations r(0) = 1, r(1), …: the Yule-Walker equations solved order by order. Ends
 * before the last lag when the lags so far predict without error. With 32 digits, since adjusted autocorrelations can be close to
 * what no series has, where the recursion loses many. Source: Levinson (1947), Durbin (1960).
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
