/** Orders of a seasonal ARIMA model: autoregression, differences and moving average, by the period and by the season. */
export interface ArimaOrder {
  p: number;
  d: number;
  q: number;
  seasonalP: number;
  seasonalD: number;
  seasonalQ: number;
  /** A mean of the differenced values: the mean of a series not differenced, the drift of one differenced once. */
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

/** Coefficients that are estimated, the constant included and the variance not. */
export function countCoefficients({ p, q, seasonalP, seasonalQ, constant }: ArimaOrder): number {
  return p + q + seasonalP + seasonalQ + (constant ? 1 : 0);
}

/** Values left once differenced. */
export function countAfterDifferencing({ d, seasonalD }: ArimaOrder, count: number, period: number): number {
  return count - d - seasonalD * period;
}
