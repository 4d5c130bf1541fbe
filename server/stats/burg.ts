/** A prediction error this small beside the variance is rounding. */
const nothingLeft = 1e-13;

/**
 * Partial autocorrelations of lags 1, 2, … of deviations from the mean: each the coefficient that makes the squared errors of predicting
 * forwards and backwards smallest together, so always within [−1, 1]. Ends early when nothing is left to predict. Source: Burg (1967).
 */
export function burgPartials(deviations: Float64Array, maxLag: number): number[] {
  const forward = deviations.slice();
  const backward = deviations.slice();
  const partials: number[] = [];
  let least = 0;
  for (let order = 1; order <= maxLag; order++) {
    let product = 0;
    let squares = 0;
    for (let t = order; t < deviations.length; t++) {
      const ahead = forward[t] as number;
      const behind = backward[t - 1] as number;
      product += ahead * behind;
      squares += ahead * ahead + behind * behind;
    }
    if (order === 1) least = nothingLeft * squares;
    if (squares <= least) break;
    const partial = (2 * product) / squares;
    partials.push(partial);
    // Backwards, because each step needs the backward error of the period before as it was.
    for (let t = deviations.length - 1; t >= order; t--) {
      const ahead = forward[t] as number;
      const behind = backward[t - 1] as number;
      forward[t] = ahead - partial * behind;
      backward[t] = behind - partial * ahead;
    }
  }
  return partials;
}
