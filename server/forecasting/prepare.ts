import { createNotComputable, isNotComputable, type NotComputable } from '../stats/outcome.js';
import { type FilledSeries, fillGaps } from './fillGaps.js';
import { applyTransform, type TransformedSeries, type TransformName } from './transform.js';

/** A series made ready for models: its gaps filled, transformed. */
export interface PreparedSeries {
  series: ArrayLike<number | null>;
  filled: FilledSeries;
  transformedSeries: TransformedSeries;
}

export interface PrepareOptions {
  /** Observations in a season, 1 for none. */
  period: number;
  /** What the model is fitted to; the values as they are by default. */
  transform?: TransformName;
}

/** Makes a series ready; says why not where it has no value, or one that the transformation is not defined for. */
export function prepare(
  series: ArrayLike<number | null>,
  { period, transform = 'level' }: PrepareOptions,
): PreparedSeries | NotComputable {
  const filled = fillGaps(series, period);
  if (filled.values.length === 0) return createNotComputable('TOO_FEW_OBSERVATIONS', 0, 1);
  const transformedSeries = applyTransform(filled.values, transform, period);
  return isNotComputable(transformedSeries) ? transformedSeries : { series, filled, transformedSeries };
}
