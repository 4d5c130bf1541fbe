import { laggedProducts } from './laggedProducts.js';

/**
 * Long-run variance of residuals with mean zero: the variance plus twice the autocovariances up to `lags`, with the
 * Bartlett weights 1 − i / (lags + 1). Source: Newey and West (1987).
 */
export function longRunVariance(residuals: Float64Array, lags: number): number {
  const products = laggedProducts(residuals, lags);
  const total = products.reduce((sum, product, lag) => sum + (lag === 0 ? 1 : 2 * (1 - lag / (lags + 1))) * product, 0);
  return total / residuals.length;
}
