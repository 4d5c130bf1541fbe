/*
 * Diebold-Mariano test: whether two forecasts of the same values are equally accurate on average, from the differences
 * of their losses.
 *
 * S = mean(d) / √(V / n), where V = γ(0) + 2 Σ γ(k) over k = 1 … h − 1 is the long-run variance of the differences:
 * forecasts h periods ahead made in every period overlap in h − 1 periods. The corrected statistic for small samples,
 * S √((n − h)(n − h + 1)) / n, which uses Harvey, Leybourne and Newbold's √((n + 1 − 2h + h (h − 1) / n) / n), is
 * compared with t with n − 1 degrees of freedom, two-sided. V is a sum of estimated covariances and may be zero or
 * negative; the covariances are then weighted by 1 − k / h (Bartlett), which makes V positive.
 * Source: Diebold and Mariano (1995), Journal of Business and Economic Statistics 13; Harvey, Leybourne and Newbold
 * (1997), International Journal of Forecasting 13, 281-291. Same as R's forecast::dm.test with varestimator "acf", or
 * "bartlett" where that fails.
 */
import { toTwoSided } from './distributions/tail.js';
import { studentTail } from './distributions/upperTails.js';
import { laggedProducts } from './laggedProducts.js';
import { longRunVariance } from './longRunVariance.js';
import {
  assessSignificance,
  buildSmallSampleNotes,
  checkLag,
  createNotComputable,
  type NotComputable,
  type TestResult,
} from './outcome.js';

export interface DieboldMariano extends TestResult {
  degreesOfFreedom: number;
  /** Mean of the differences; negative if the first forecast has the smaller loss. */
  meanDifference: number;
  /** Number of consecutive differences that are correlated because their forecasts overlap: h. */
  overlap: number;
  varianceEstimator: 'rectangular' | 'bartlett';
}

const minDifferences = 3;
const maxRoundingShare = 1e-14;

/**
 * Tests the loss differences, first forecast minus second, in time order. Throws a RangeError for an overlap below one.
 */
export function dieboldMariano(differences: readonly number[], overlap = 1): DieboldMariano | NotComputable {
  checkLag('overlap', overlap, 1);
  const count = differences.length;
  const minCount = Math.max(minDifferences, overlap + 1);
  if (count < minCount) return createNotComputable('TOO_FEW_OBSERVATIONS', count, minCount);
  // Scales by the largest difference, so that squares of very small or large losses do not underflow or overflow.
  const scale = differences.reduce((largest, difference) => Math.max(largest, Math.abs(difference)), 0) || 1;
  const mean = differences.reduce((sum, difference) => sum + difference / scale, 0) / count;
  const centred = Float64Array.from(differences, (difference) => difference / scale - mean);
  const spread = longRunVariance(centred, 0);
  if (Math.sqrt(spread) <= maxRoundingShare) return createNotComputable('ZERO_VARIANCE', count);
  const rectangular = computeRectangularVariance(centred, overlap);
  const isUsable = rectangular > maxRoundingShare * spread;
  const variance = isUsable ? rectangular : longRunVariance(centred, overlap - 1);
  const correction = Math.sqrt((count - overlap) * (count - overlap + 1)) / count;
  const statistic = (correction * mean) / Math.sqrt(variance / count);
  return {
    status: 'computed',
    statistic,
    ...assessSignificance(toTwoSided(studentTail(Math.abs(statistic), count - 1))),
    nullHypothesis: 'Both forecasts have the same average loss.',
    degreesOfFreedom: count - 1,
    meanDifference: mean * scale,
    overlap,
    varianceEstimator: isUsable ? 'rectangular' : 'bartlett',
    observations: count,
    notes: buildSmallSampleNotes(count),
  };
}

function computeRectangularVariance(centred: Float64Array, overlap: number): number {
  const [squares = 0, ...crossProducts] = laggedProducts(centred, overlap - 1);
  return (squares + 2 * crossProducts.reduce((sum, product) => sum + product, 0)) / centred.length;
}
