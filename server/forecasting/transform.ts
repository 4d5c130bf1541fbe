/*
 * Models fitted to a transformed series, and the way back. Forecasts go back as they are: of logarithms that is the median of what may
 * come, not the mean, which lies higher, unless it is asked for. Bounds go back as quantiles do.
 */
import { createNotComputable, type NotComputable } from '../stats/outcome.js';

export const transformNames = ['level', 'log', 'yoy'] as const;

export type TransformName = (typeof transformNames)[number];

export interface TransformedSeries {
  values: Float64Array;
  /** Values at the start that the transformed series has none for. */
  droppedCount: number;
  /**
   * A row of forecasts in the units of the series, the first for the period after the last value. With the standard deviation of each,
   * means instead of medians, where the way back tells them apart.
   */
  invert(forecasts: readonly number[], deviation?: readonly number[]): number[];
  /** A row of fitted values in the units of the series, the first for time `lost`. */
  invertFitted(fitted: readonly (number | null)[]): (number | null)[];
  /** What a reader must know of the way back; null where there is none. */
  biasNote: string | null;
  /** The same of means. */
  biasAdjustedNote?: string;
}

/** The series by name transformed; logarithms need values above zero, growth over the year values other than zero and more than a year of them. */
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
    // The mean of a lognormal distribution, which that of the forecast is by the model.
    invert: (forecasts, deviation = []) =>
      forecasts.map((value, step) => Math.exp(value + (deviation[step] ?? 0) ** 2 / 2)),
    invertFitted: (fitted) => fitted.map((value) => (value === null ? null : Math.exp(value))),
    biasNote: 'Fitted to logarithms: forecasts are medians, not adjusted to the mean.',
    biasAdjustedNote:
      'Fitted to logarithms: forecasts are means, exp(μ + σ² / 2) by the standard deviation of the model; fitted values are medians.',
  };
}

/** Each bound is chained on the bound of the year before, as if the errors of successive years went together: wide rather than narrow. None falls by more than all. */
function applyYearOverYear(values: Float64Array, period: number): TransformedSeries | NotComputable {
  const count = values.length;
  if (count <= period) return createNotComputable('TOO_FEW_OBSERVATIONS', count, period + 1);
  const growth = values.slice(period).map((value, time) => 100 * (value / (values[time] as number) - 1));
  // A year before of almost zero is one of zero: the growth since has no finite value.
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
      'Fitted to growth over the year in percent and chained on the last year; not adjusted for the spread of the growth.',
  };
}
