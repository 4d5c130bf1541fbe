import { type CriticalValues, computeUnitRootCriticalValues, unitRootTail } from './mackinnon.js';
import { assessSignificance, buildSmallSampleNotes, type Decision, type Note, type TestResult } from './outcome.js';
import { type Deterministic, deterministicNames } from './regression/trend.js';

/** The result of a unit-root test, without its lags. */
export interface UnitRootTest extends TestResult {
  deterministic: Deterministic;
  /** ρ − 1: the strength of mean reversion. */
  coefficient: number;
  criticalValues: CriticalValues;
  rejected: Decision;
}

/** Assesses the t ratio of a unit-root test by MacKinnon's distribution. */
export function assessUnitRoot(
  statistic: number,
  deterministic: Deterministic,
  observations: number,
): Pick<UnitRootTest, 'pValue' | 'log10PValue' | 'rejected' | 'criticalValues' | 'nullHypothesis' | 'notes'> {
  const tail = unitRootTail(statistic, deterministic);
  const criticalValues = computeUnitRootCriticalValues(observations, deterministic);
  const { pValue, log10PValue } = assessSignificance(tail);
  return {
    pValue,
    log10PValue,
    // Uses the critical values, which are for this sample size; the p-value is asymptotic.
    rejected: {
      onePercent: statistic < criticalValues.onePercent,
      fivePercent: statistic < criticalValues.fivePercent,
      tenPercent: statistic < criticalValues.tenPercent,
    },
    criticalValues,
    nullHypothesis: `The series has a unit root (in a regression ${deterministicNames[deterministic]}).`,
    notes: [...buildClampedNotes(tail.probability), ...buildSmallSampleNotes(observations)],
  };
}

function buildClampedNotes(probability: number): Note[] {
  if (probability > 0 && probability < 1) return [];
  return [
    {
      code: 'P_CLAMPED',
      message: 'The statistic lies outside the tabulated range of the distribution, so the p-value is 0 or 1.',
    },
  ];
}

/** Differences x(t) − x(t−1). If they differ only by the rounding of the levels, they are made exactly equal. */
export function computeDifferences(values: Float64Array): Float64Array {
  const diffs = values.slice(1).map((value, index) => value - (values[index] as number));
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let largest = 0;
  for (const diff of diffs) {
    low = Math.min(low, diff);
    high = Math.max(high, diff);
  }
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  return high - low <= 4 * Number.EPSILON * largest ? diffs.fill(diffs[0] ?? 0) : diffs;
}
