/** Orders of a seasonal ARIMA model: regular and seasonal autoregression, differences and moving average. */
export interface ArimaOrder {
  p: number;
  d: number;
  q: number;
  seasonalP: number;
  seasonalD: number;
  seasonalQ: number;
  /** Whether the differenced values have a mean: the mean without differences, the drift after one difference. */
  constant: boolean;
}

export function formatOrder(
  { p, d, q, seasonalP, seasonalD, seasonalQ, constant }: ArimaOrder,
  period: number,
): string {
  const season = seasonalP + seasonalD + seasonalQ > 0 ? `(${seasonalP},${seasonalD},${seasonalQ})[${period}]` : '';
  const name = d + seasonalD > 0 ? 'drift' : 'mean';
  return `ARIMA(${p},${d},${q})${season}${constant ? ` with ${name}` : ''}`;
}

/** Counts the estimated coefficients, including the constant and excluding the variance. */
export function countCoefficients({ p, q, seasonalP, seasonalQ, constant }: ArimaOrder): number {
  return p + q + seasonalP + seasonalQ + (constant ? 1 : 0);
}

/** Number of values after differencing. */
export function countAfterDifferencing({ d, seasonalD }: ArimaOrder, count: number, period: number): number {
  return count - d - seasonalD * period;
}
