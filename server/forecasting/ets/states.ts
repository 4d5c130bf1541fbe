/** Smoothing parameters: shares of an error by which level, slope and season are corrected, and the damping of the slope. */
export interface Smoothing {
  alpha: number;
  beta: number;
  gamma: number;
  /** 1 for a trend that is not damped, 0 for no trend. */
  phi: number;
}

/** Level, slope (0 without trend) and season by place in the cycle; no places without season. */
export interface States {
  level: number;
  slope: number;
  season: Float64Array;
}
