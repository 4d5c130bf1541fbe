/** Prediction errors below this share of the variance are rounding errors. */
const minErrorShare = 1e-13;

/**
 * Partial autocorrelations of lags 1, 2, … of deviations from the mean. Each coefficient minimises the sum of the
 * squared forward and backward prediction errors, so it always lies in [−1, 1]. Stops early when no prediction error is
 * left. Source: Burg (1967).
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
    // Runs backwards because each step needs the previous period's backward error before its update.
    for (let t = deviations.length - 1; t >= order; t--) {
      const forwardError = forward[t] as number;
      const backwardError = backward[t - 1] as number;
      forward[t] = forwardError - partial * backwardError;
      backward[t] = backwardError - partial * forwardError;
    }
  }
  return partials;
}
