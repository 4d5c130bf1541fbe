/*
 * Autocorrelation function (ACF): how a series correlates with itself k periods before.
 *
 * r(k) = S(k) / S(0) with S(k) = Σ d(t) d(t+k), d = x − mean: the biased estimate, which never leaves [−1, 1]. The adjusted one divides
 * each S by its number of pairs instead, and may. The two bands a value stays within with 95 % probability: if the series is white noise,
 * ± 1.96 / √n; if it is a moving average of the lags before, ± 1.96 √((1 + 2 Σ r(i)²) / n) over i < k (Bartlett). Gaps may leave no two
 * observations k periods apart: r(k) is then unknown, and so are Bartlett's bands from there on.
 * Source: Box, Jenkins, Reinsel and Ljung (2015), 2.1; Bartlett (1946). Gaps: Parzen (1963). As R's acf and statsmodels' acf.
 */
import { deviations } from './deviations.js';
import { normalQuantile } from './distributions/normalQuantile.js';
import { laggedProducts } from './laggedProducts.js';
import { buildMissingPairNotes, type LagRange, selectMaxLag } from './lags.js';
import { isNotComputable, type NotComputable, type Note } from './outcome.js';
import { buildSample, type MissingRule, type Sample, type SeriesValues } from './sample.js';

export interface AutocorrelationOptions {
  /** Default: floor(10 log10 n). */
  maxLag?: number;
  adjusted?: boolean;
  /** Probability of the bands, 0.95 by default. */
  confidence?: number;
  missing?: MissingRule;
}

export interface AutocorrelationAtLag {
  lag: number;
  /** null where gaps leave no pair. */
  value: number | null;
  /** Pairs of observations that many periods apart. */
  pairs: number;
  /** Half-widths about zero. */
  whiteNoiseBand: number;
  /** null after a lag without a value. */
  bartlettBand: number | null;
}

export interface Autocorrelation extends LagRange {
  status: 'computed';
  /** From lag 0 on. */
  values: AutocorrelationAtLag[];
  observations: number;
  notes: Note[];
}

export function autocorrelation(
  series: SeriesValues,
  { maxLag, adjusted = false, confidence = 0.95, missing = 'conservative' }: AutocorrelationOptions = {},
): Autocorrelation | NotComputable {
  const sample = buildSample(series, missing, 2);
  if (isNotComputable(sample)) return sample;
  const length = sample.values.length;
  const band = selectMaxLag(maxLag, Math.floor(10 * Math.log10(length)), length - 1, 'floor(10 log10 n)');
  const { correlations, pairs } = computeCorrelations(sample, band.lags, missing, adjusted);
  const z = normalQuantile((1 + confidence) / 2) / Math.sqrt(sample.observations);
  let variance = 0;
  const values = Array.from(correlations, (correlation, lag) => {
    const bartlettBand = z * Math.sqrt(variance);
    variance += lag === 0 ? 1 : 2 * correlation * correlation;
    return {
      lag,
      value: toNumberOrNull(correlation),
      pairs: pairs[lag] as number,
      whiteNoiseBand: z,
      bartlettBand: toNumberOrNull(bartlettBand),
    };
  });
  const missingLags = Array.from(pairs.keys()).filter((lag) => pairs[lag] === 0);
  const notes = [
    ...sample.notes,
    ...band.notes,
    ...buildMissingPairNotes(missingLags, 'there is no autocorrelation'),
    ...buildUnitIntervalNotes(correlations),
  ];
  return { status: 'computed', ...band, values, observations: sample.observations, notes };
}

function toNumberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** Autocorrelations from lag 0 to `maxLag`, NaN at one that no pair of observations spans, and the pairs behind each. */
export function computeCorrelations(
  sample: Sample,
  maxLag: number,
  missing: MissingRule,
  adjusted = false,
): { correlations: Float64Array; pairs: Float64Array } {
  const products = laggedProducts(deviations(sample), maxLag);
  const pairs = countPairs(sample, maxLag);
  const { observations } = sample;
  const variance = (products[0] as number) / observations;
  const getDivisor = (lag: number) => {
    if (adjusted) return pairs[lag] as number;
    return missing === 'pairwise' ? (pairs[lag] as number) + lag : observations;
  };
  const correlations = products.map((product, lag) =>
    pairs[lag] === 0 ? Number.NaN : product / getDivisor(lag) / variance,
  );
  return { correlations, pairs };
}

/** Pairs of observations at each lag from 0 to `maxLag`. */
export function countPairs({ values, present }: Sample, maxLag: number): Float64Array {
  if (present) return laggedProducts(present, maxLag).map(Math.round);
  return Float64Array.from({ length: maxLag + 1 }, (_, lag) => values.length - lag);
}

/** A note when estimates are no correlations. */
export function buildUnitIntervalNotes(values: Iterable<number>): Note[] {
  if (![...values].some((value) => Math.abs(value) > 1 + 1e-12)) return [];
  return [{ code: 'OUTSIDE_UNIT_INTERVAL', message: 'This estimate is no correlation: a value lies outside [−1, 1].' }];
}
