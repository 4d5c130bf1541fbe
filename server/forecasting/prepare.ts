import { createNotComputable, isNotComputable, type NotComputable } from '../stats/outcome.js';
import { type FilledSeries, fillGaps } from './fillGaps.js';
import { applyTransform, type TransformedSeries, type TransformName } from './transform.js';

/** A series prepared for models: gaps filled and values transformed. */
export interface PreparedSeries {
  series: ArrayLike<number | null>;
  filled: FilledSeries;
  transformedSeries: TransformedSeries;
}

export interface PrepareOptions {
  /** Observations per season; 1 for no season. */
  period: number;
  /** Transformation before the fit; `level` (none) by default. */
  transform?: TransformName;
}

/** Prepares a series. Not computable when it has no value, or a value for which the transformation is undefined. */
export function prepare(
  series: ArrayLike<number | null>,
  { period, transform = 'level' }: PrepareOptions,
): PreparedSeries | NotComputable {
  const filled = fillGaps(series, period);
  if (filled.values.length === 0) return createNotComputable('TOO_FEW_OBSERVATIONS', 0, 1);
  const transformedSeries = applyTransform(filled.values, transform, period);
  return isNotComputable(transformedSeries) ? transformedSeries : { series, filled, transformedSeries };
}
