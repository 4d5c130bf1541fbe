/** A prediction error this small beside the variance is rounding. */
const minErrorShare = 1e-13;

/**
 * Partial autocorrelations of lags 1, 2, … of deviations from the mean: each the coefficient that makes the squared errors of predicting
 * forwards and backwards smallest together, so always within [−1, 1]. Ends early when nothing is left to predict. Source: Burg (1967).
 */
export function burgPartials(deviations: Float64Array, maxLag: number): number[] {
  const forward = deviations.slice();
  const backward = deviations.slice();
  const partials: number[] = [];
  let minSquares = 0;
  for (let order = 1; order <= maxLag; order++) {
    let product = 0;
    let squares = 0;
    for (let t = order; t < deviations.length; t++) {
      const forwardError = forward[t] as number;
      const backwardError = backward[t - 1] as number;
      product += forwardError * backwardError;
      squares += forwardError * forwardError + backwardError * backwardError;
    }
    if (order === 1) minSquares = minErrorShare * squares;
    if (squares <= minSquares) break;
    const partial = (2 * product) / squares;
    partials.push(partial);
    // Backwards, because each step needs the backward error of the period before as it was.
    for (let t = deviations.length - 1; t >= order; t--) {
      const forwardError = forward[t] as number;
      const backwardError = backward[t - 1] as number;
      forward[t] = forwardError - partial * backwardError;
      backward[t] = backwardError - partial * forwardError;
    }
  }
  return partials;
}
