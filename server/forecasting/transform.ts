/*
 * Transformations of a series before the fit, and their inverses. Inverted forecasts of logarithms are medians of the
 * forecast distribution, which are below the means; bias adjustment returns means. Bounds are inverted as quantiles.
 */
import { createNotComputable, type NotComputable } from '../stats/outcome.js';

export const transformNames = ['level', 'log', 'yoy'] as const;

export type TransformName = (typeof transformNames)[number];

export interface TransformedSeries {
  values: Float64Array;
  /** Number of initial values without a transformed value. */
  droppedCount: number;
  /**
   * Converts forecasts to the units of the series; the first is for the period after the last value. With standard
   * deviations, returns means instead of medians if the transformation distinguishes them.
   */
  invert(forecasts: readonly number[], deviation?: readonly number[]): number[];
  /** Converts fitted values to the units of the series; the first is for index `droppedCount`. */
  invertFitted(fitted: readonly (number | null)[]): (number | null)[];
  /** Note on the inverse transformation; null when none is needed. */
  biasNote: string | null;
  /** Note on bias-adjusted forecasts. */
  biasAdjustedNote?: string;
}

/**
 * Transforms a series. Both `log` and `yoy` require values above zero, and `yoy` requires more than one year of values.
 */
export function applyTransform(
  values: Float64Array,
  name: TransformName,
  period: number,
): TransformedSeries | NotComputable {
  if (name === 'log') return applyLog(values);
  if (name === 'yoy') return applyYearOverYear(values, period);
  const copy = <Row>(row: readonly Row[]): Row[] => [...row];
  return { values, droppedCount: 0, invert: copy, invertFitted: copy, biasNote: null };
}

function applyLog(values: Float64Array): TransformedSeries | NotComputable {
  if (values.some((value) => value <= 0)) return createNotComputable('NON_POSITIVE_FOR_LOG', values.length);
  return {
    values: values.map(Math.log),
    droppedCount: 0,
    // The forecast distribution is lognormal under the model; this is its mean.
    invert: (forecasts, deviation = []) =>
      forecasts.map((value, step) => Math.exp(value + (deviation[step] ?? 0) ** 2 / 2)),
    invertFitted: (fitted) => fitted.map((value) => (value === null ? null : Math.exp(value))),
    biasNote: 'Fitted to logarithms. Forecasts are medians, without bias adjustment to the mean.',
    biasAdjustedNote:
      'Fitted to logarithms. Forecasts are means, exp(μ + σ² / 2) with the standard deviation σ of the model; fitted values are medians.',
  };
}

/**
 * Chains each bound to the bound of the previous year, as if errors of successive years were fully correlated, which
 * errs on the wide side. A bound never falls below zero.
 */
function applyYearOverYear(values: Float64Array, period: number): TransformedSeries | NotComputable {
  const count = values.length;
  if (count <= period) return createNotComputable('TOO_FEW_OBSERVATIONS', count, period + 1);
  const growth = values.slice(period).map((value, time) => 100 * (value / (values[time] as number) - 1));
  // Growth from a value close to zero can be infinite.
  if (values.some((value) => value <= 0) || !growth.every(Number.isFinite))
    return createNotComputable('NON_POSITIVE_FOR_LOG', count);
  return {
    values: growth,
    droppedCount: period,
    invert: (forecasts) => {
      const path = Array.from(values.subarray(count - period));
      for (const change of forecasts) path.push((path[path.length - period] as number) * Math.max(0, 1 + change / 100));
      return path.slice(period);
    },
    invertFitted: (fitted) =>
      fitted.map((change, time) => (change === null ? null : (values[time] as number) * (1 + change / 100))),
    biasNote:
      'Fitted to year-over-year growth in percent and chained to the values of the last year. Forecasts are not adjusted for the variance of growth.',
  };
}
