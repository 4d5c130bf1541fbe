/*
 * Diebold-Mariano: whether two forecasts of the same values are equally good on average, by the differences of their losses.
 *
 * S = mean(d) / √(V / n), where V = γ(0) + 2 Σ γ(k) over k = 1 … h − 1 is the variance of differences of which h in a row go together:
 * forecasts h periods ahead made in every period overlap in h − 1. Corrected for small samples, S √((n − h)(n − h + 1)) / n, which is
 * Harvey, Leybourne and Newbold's √((n + 1 − 2h + h (h − 1) / n) / n), and compared with t with n − 1 degrees of freedom, on both sides.
 * Where V is not above zero, as a sum of estimated covariances may be, they are weighted by 1 − k / h (Bartlett), which keeps it there.
 * Source: Diebold and Mariano (1995), Journal of Business and Economic Statistics 13; Harvey, Leybourne and Newbold (1997), International
 * Journal of Forecasting 13, 281-291. As R's forecast::dm.test with its varestimator "acf", or "bartlett" where that fails.
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
  /** The mean of the differences: below zero where the first forecast lost less. */
  meanDifference: number;
  /** Differences in a row that go together. */
  overlap: number;
  varianceEstimator: 'rectangular' | 'bartlett';
}

const minDifferences = 3;
const maxRoundingShare = 1e-14;

/** Tests differences of losses, the first forecast's minus the second's, in order of time. Throws a RangeError for an overlap below one. */
export function dieboldMariano(differences: readonly number[], overlap = 1): DieboldMariano | NotComputable {
  checkLag('overlap', overlap, 1);
  const count = differences.length;
  const minCount = Math.max(minDifferences, overlap + 1);
  if (count < minCount) return createNotComputable('TOO_FEW_OBSERVATIONS', count, minCount);
  // In units of the largest, so that no square of very small or large losses is lost.
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
    nullHypothesis: 'Both forecasts lose the same on average.',
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
