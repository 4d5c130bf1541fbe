/*
 * Densities by saddle-point expansion. The powers and factorials of a density overflow and lose digits when computed
 * separately; here they are combined into a deviance (the distance of the point from the centre of the density) and the
 * error of Stirling's formula.
 * Source: Loader (2000), Fast and Accurate Computation of Binomial Probabilities.
 */

const minAsymptotic = 15;

/** Error of Stirling's formula, ln Γ(a + 1) − [(a + ½) ln a − a + ½ ln 2π], for a > 0. */
export function stirlingError(a: number): number {
  let error = 0;
  let shifted = a;
  for (; shifted < minAsymptotic; shifted += 1) error += (shifted + 0.5) * Math.log1p(1 / shifted) - 1;
  const inverse = 1 / (shifted * shifted);
  const series = 1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - (inverse * 691) / 360360));
  return error + (1 / 12 - inverse * (1 / 360 - inverse * series)) / shifted;
}

/** x ln(x / centre) + centre − x for positive x and centre, without cancellation when they are close. */
export function deviance(x: number, centre: number): number {
  const difference = x - centre;
  if (Math.abs(difference) >= 0.1 * (x + centre)) return x * Math.log(x / centre) - difference;
  const ratio = difference / (x + centre);
  let total = difference * ratio;
  let term = 2 * x * ratio;
  for (let odd = 3; ; odd += 2) {
    term *= ratio * ratio;
    const next = total + term / odd;
    if (next === total) return total;
    total = next;
  }
}
