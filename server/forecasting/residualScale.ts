/** Root of the mean square of residuals, of which `estimated` parameters were fitted; undefined where nothing is left over. */
export function rootMeanSquare(residuals: readonly (number | null)[], estimated = 0): number | undefined {
  const known = residuals.filter((value) => value !== null);
  const spare = known.length - estimated;
  if (spare <= 0) return undefined;
  const largest = known.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (largest === 0) return 0;
  return largest * Math.sqrt(known.reduce((sum, value) => sum + (value / largest) ** 2, 0) / spare);
}
