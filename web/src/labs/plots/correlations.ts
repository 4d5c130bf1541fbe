/** A correlation at a lag, with the half-widths of its confidence bands. */
export interface Correlation {
  lag: number;
  /** Null if gaps leave no pair of observations. */
  value: number | null;
  whiteNoiseBand: number;
  /** Only for autocorrelations; null after a lag without a value. */
  bartlettBand?: number | null;
}

/** Whether a correlation lies outside the white-noise band. */
export function isSignificant({ value, whiteNoiseBand }: Correlation): boolean {
  return value !== null && Math.abs(value) > whiteNoiseBand;
}

/** Returns the lags from 1 whose correlations lie outside the white-noise band. */
export function findSignificantLags(correlations: readonly Correlation[]): number[] {
  return correlations.filter((correlation) => correlation.lag > 0 && isSignificant(correlation)).map(({ lag }) => lag);
}

/** Formats a list of lags; of more than six, only the first six. */
export function formatLags(lags: readonly number[]): string {
  return lags.slice(0, 6).join(', ') + (lags.length > 6 ? ' and more' : '');
}
