/**
 * Root mean square of residuals, corrected for `parameterCount` estimated parameters; undefined without degrees of
 * freedom.
 */
export function rootMeanSquare(residuals: readonly (number | null)[], parameterCount = 0): number | undefined {
  const known = residuals.filter((value) => value !== null);
  const degreesOfFreedom = known.length - parameterCount;
  if (degreesOfFreedom <= 0) return undefined;
  const largest = known.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  if (largest === 0) return 0;
  return largest * Math.sqrt(known.reduce((sum, value) => sum + (value / largest) ** 2, 0) / degreesOfFreedom);
}
