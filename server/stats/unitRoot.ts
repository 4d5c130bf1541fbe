import { type CriticalValues, unitRootCriticalValues, unitRootTail } from './mackinnon.js';
import { type Decision, judged, type Note, smallSampleNote, type TestResult } from './outcome.js';
import { type Deterministic, deterministicNames } from './regression/trend.js';

/** What a test of a unit root answers, besides its lags. */
export interface UnitRootTest extends TestResult {
  deterministic: Deterministic;
  /** ρ − 1: how strongly a value returns. */
  coefficient: number;
  criticalValues: CriticalValues;
  rejected: Decision;
}

/** What a t ratio says of a unit root, by MacKinnon's distribution. */
export function judgedUnitRoot(
  statistic: number,
  deterministic: Deterministic,
  observations: number,
): Pick<UnitRootTest, 'pValue' | 'log10PValue' | 'rejected' | 'criticalValues' | 'nullHypothesis' | 'notes'> {
  const tail = unitRootTail(statistic, deterministic);
  const criticalValues = unitRootCriticalValues(observations, deterministic);
  const { pValue, log10PValue } = judged(tail);
  return {
    pValue,
    log10PValue,
    // By the critical values, which are those of this sample's length; the p-value is that of a long one.
    rejected: {
      onePercent: statistic < criticalValues.onePercent,
      fivePercent: statistic < criticalValues.fivePercent,
      tenPercent: statistic < criticalValues.tenPercent,
    },
    criticalValues,
    nullHypothesis: `The series has a unit root (in a regression ${deterministicNames[deterministic]}).`,
    notes: [...clamped(tail.probability), ...smallSampleNote(observations)],
  };
}

function clamped(probability: number): Note[] {
  if (probability > 0 && probability < 1) return [];
  return [
    { code: 'P_CLAMPED', message: 'The statistic lies beyond the range for which the distribution is tabulated.' },
  ];
}

/** Differences x(t) − x(t−1); equal ones are made so exactly where they differ by no more than the rounding of the levels. */
export function differences(values: Float64Array): Float64Array {
  const steps = values.slice(1).map((value, index) => value - (values[index] as number));
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let largest = 0;
  for (const step of steps) {
    low = Math.min(low, step);
    high = Math.max(high, step);
  }
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  return high - low <= 4 * Number.EPSILON * largest ? steps.fill(steps[0] ?? 0) : steps;
}
