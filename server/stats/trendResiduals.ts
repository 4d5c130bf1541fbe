import { deviations } from './deviations.js';
import { isNotComputable, type NotComputable } from './outcome.js';
import { fitTrend } from './regression/trend.js';
import { type MissingRule, type Sample, type SeriesValues, unbrokenSample, unfit } from './sample.js';

/** Residuals of a series about its mean or its line, up to a factor: what tests of residuals see of a series. */
export function trendResiduals(
  series: SeriesValues,
  deterministic: 'c' | 'ct',
  missing: MissingRule,
  least: number,
): Sample | NotComputable {
  const sample = unbrokenSample(series, missing, least);
  if (isNotComputable(sample)) return sample;
  const centred = deviations(sample);
  if (deterministic === 'c') return { ...sample, values: centred };
  const fit = fitTrend(centred, deterministic);
  if (!fit) return unfit(sample, 'RANK_DEFICIENT');
  if (fit.isPerfect) return unfit(sample, 'PERFECT_FIT');
  return { ...sample, values: fit.residuals() };
}
