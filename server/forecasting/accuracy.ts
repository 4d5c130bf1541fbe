/*
 * Accuracy measures of the M4 competition. `actual` and `forecast` are parallel rows in the same unit.
 * Source: Makridakis, Spiliotis and Assimakopoulos (2020), International Journal of Forecasting 36, 54-74.
 */

/** Symmetric mean absolute percentage error, in percent from 0 to 200; two zeros count as no error. */
export function smape(actual: readonly number[], forecast: readonly number[]): number {
  const average = meanBy(actual, (value, step) => {
    const size = Math.abs(value) + Math.abs(forecast[step] as number);
    return size === 0 ? 0 : (200 * Math.abs(value - (forecast[step] as number))) / size;
  });
  return Math.min(200, average);
}

/**
 * The scale of errors: the mean absolute seasonal difference of the sample. Null for a constant sample or one that is
 * too short.
 */
export function seasonalScale(sample: ArrayLike<number>, period: number): number | null {
  const lag = sample.length > period ? period : 1;
  if (sample.length <= lag) return null;
  let sum = 0;
  for (let time = lag; time < sample.length; time++)
    sum += Math.abs((sample[time] as number) - (sample[time - lag] as number));
  return sum > 0 ? sum / (sample.length - lag) : null;
}

/** Mean absolute scaled error: the mean absolute error divided by the scale. */
export function mase(actual: readonly number[], forecast: readonly number[], scale: number): number {
  return meanBy(actual, (value, step) => Math.abs(value - (forecast[step] as number))) / scale;
}

/** Overall weighted average: the mean of sMAPE and MASE, each relative to Naive 2. Below 1 is better than Naive 2. */
export function owa(model: { smape: number; mase: number }, naive2: { smape: number; mase: number }): number {
  return (model.smape / naive2.smape + model.mase / naive2.mase) / 2;
}

export interface Bounds {
  /** Nominal coverage in percent. */
  level: number;
  lower: readonly number[];
  upper: readonly number[];
}

/** Share of actual values within the bounds, from 0 to 1. */
export function coverage(actual: readonly number[], { lower, upper }: Bounds): number {
  return meanBy(actual, (value, step) =>
    value >= (lower[step] as number) && value <= (upper[step] as number) ? 1 : 0,
  );
}

/**
 * Mean scaled interval score: the width plus 2 / (1 − level) times the distance of values outside, divided by the
 * scale. Lower is better.
 */
export function msis(actual: readonly number[], { level, lower, upper }: Bounds, scale: number): number {
  const penalty = 2 / (1 - level / 100);
  const score = meanBy(actual, (value, step) => {
    const [low, high] = [lower[step] as number, upper[step] as number];
    return high - low + penalty * (Math.max(0, low - value) + Math.max(0, value - high));
  });
  return score / scale;
}

function meanBy(values: readonly number[], measure: (value: number, index: number) => number): number {
  return values.reduce((sum, value, index) => sum + measure(value, index), 0) / values.length;
}
