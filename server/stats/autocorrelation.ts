/*
 * Autocorrelation function (ACF): the correlation of a series with itself k periods earlier.
 *
 * r(k) = S(k) / S(0) with S(k) = Σ d(t) d(t+k), d = x − mean, is the biased estimate (default), which always lies in
 * [−1, 1]. The adjusted estimate divides each S by its number of pairs and may lie outside. Two bands contain a value
 * with 95 % probability (default): ± 1.96 / √n if the series is white noise, and ± 1.96 √((1 + 2 Σ r(i)²) / n) over i <
 * k if it is a moving average of order k − 1 (Bartlett). If gaps leave no two observations k periods apart, r(k) is
 * unknown, and so are Bartlett's bands at longer lags.
 * Source: Box, Jenkins, Reinsel and Ljung (2015), 2.1; Bartlett (1946). Gaps: Parzen (1963). Same as R's acf and
 * statsmodels' acf.
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
  /** Coverage probability of the bands. Default: 0.95. */
  confidence?: number;
  missing?: MissingRule;
}

export interface AutocorrelationAtLag {
  lag: number;
  /** Null if gaps leave no pair. */
  value: number | null;
  /** Number of pairs of observations `lag` periods apart. */
  pairs: number;
  /** Half-width of the band about zero. */
  whiteNoiseBand: number;
  /** Half-width of the band about zero; null after a lag without a value. */
  bartlettBand: number | null;
}

export interface Autocorrelation extends LagRange {
  status: 'computed';
  /** From lag 0. */
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
    ...buildMissingPairNotes(missingLags, 'the autocorrelation there is unknown'),
    ...buildUnitIntervalNotes(correlations),
  ];
  return { status: 'computed', ...band, values, observations: sample.observations, notes };
}

function toNumberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/**
 * Autocorrelations from lag 0 to `maxLag` (NaN at lags without a pair of observations), and the number of pairs at each
 * lag.
 */
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

/** Number of pairs of observations at each lag from 0 to `maxLag`. */
export function countPairs({ values, present }: Sample, maxLag: number): Float64Array {
  if (present) return laggedProducts(present, maxLag).map(Math.round);
  return Float64Array.from({ length: maxLag + 1 }, (_, lag) => values.length - lag);
}

/** A note if estimates lie outside the range of correlations. */
export function buildUnitIntervalNotes(values: Iterable<number>): Note[] {
  if (![...values].some((value) => Math.abs(value) > 1 + 1e-12)) return [];
  return [
    {
      code: 'OUTSIDE_UNIT_INTERVAL',
      message: 'A value lies outside [−1, 1], so these estimates are not valid correlations.',
    },
  ];
}
