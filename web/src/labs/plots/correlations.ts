/** A correlation at a lag, with the half-widths of its bands. */
export interface Correlation {
  lag: number;
  /** Null where gaps leave no pair of observations. */
  value: number | null;
  whiteNoiseBand: number;
  /** Of the autocorrelations alone; null after a lag without a value. */
  bartlettBand?: number | null;
}

/** Whether a correlation is larger than white noise would have it. */
export function isSignificant({ value, whiteNoiseBand }: Correlation): boolean {
  return value !== null && Math.abs(value) > whiteNoiseBand;
}

/** The lags, from 1 on, whose correlations reach beyond the band of white noise. */
export function findSignificantLags(correlations: readonly Correlation[]): number[] {
  return correlations.filter((correlation) => correlation.lag > 0 && isSignificant(correlation)).map(({ lag }) => lag);
}

/** Some lags in words: the first six of many. */
export function formatLags(lags: readonly number[]): string {
  return lags.slice(0, 6).join(', ') + (lags.length > 6 ? ' and more' : '');
}
