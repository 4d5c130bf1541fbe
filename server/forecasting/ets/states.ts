/**
 * Smoothing parameters: the fractions of an error that correct level, slope and season, and the damping of the slope.
 */
export interface Smoothing {
  alpha: number;
  beta: number;
  gamma: number;
  /** 1 for an undamped trend, 0 for no trend. */
  phi: number;
}

/** Level, slope (0 without a trend) and seasonal indices by position in the cycle (empty without a season). */
export interface States {
  level: number;
  slope: number;
  season: Float64Array;
}
