import { deviations } from './deviations.js';
import { isNotComputable, type NotComputable } from './outcome.js';
import { fitTrend } from './regression/trend.js';
import { buildContiguousSample, type MissingRule, type Sample, type SeriesValues, toNotComputable } from './sample.js';

/**
 * Residuals of a series about its mean (`c`) or its linear trend (`ct`), up to a constant factor: the input of the
 * residual tests.
 */
export function trendResiduals(
  series: SeriesValues,
  deterministic: 'c' | 'ct',
  missing: MissingRule,
  minObservations: number,
): Sample | NotComputable {
  const sample = buildContiguousSample(series, missing, minObservations);
  if (isNotComputable(sample)) return sample;
  const centred = deviations(sample);
  if (deterministic === 'c') return { ...sample, values: centred };
  const fit = fitTrend(centred, deterministic);
  if (!fit) return toNotComputable(sample, 'RANK_DEFICIENT');
  if (fit.isPerfect) return toNotComputable(sample, 'PERFECT_FIT');
  return { ...sample, values: fit.residuals() };
}
