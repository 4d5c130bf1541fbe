/*
 * Joint interpretation of a unit-root test (ADF or PP) and a stationarity test (KPSS). Their null hypotheses are
 * opposite, so both agreement and disagreement are informative. Source: Kwiatkowski et al. (1992), Maddala and Kim
 * (1998).
 */
import type { Decision, TestResult } from './outcome.js';

export type StationarityReading = 'stationary' | 'unit_root' | 'both_rejected' | 'undecided';

export interface Stationarity {
  reading: StationarityReading;
  /** The significance level of the decisions. */
  level: keyof Decision;
  message: string;
}

const messages: Record<StationarityReading, string> = {
  stationary: 'A unit root is rejected but stationarity is not rejected, so treat the series as stationary.',
  unit_root: 'Stationarity is rejected but a unit root is not rejected, so difference the series.',
  both_rejected:
    'Both a unit root and stationarity are rejected. Check for structural breaks, long memory, or a trend that the tests did not include.',
  undecided: 'Neither a unit root nor stationarity is rejected: the series is too short or too noisy to decide.',
};

/** Interprets both tests at one significance level. */
export function interpretStationarity(
  unitRoot: Pick<TestResult, 'rejected'>,
  stationarity: Pick<TestResult, 'rejected'>,
  level: keyof Decision = 'fivePercent',
): Stationarity {
  const rejectsRoot = unitRoot.rejected?.[level] ?? false;
  const rejectsStationarity = stationarity.rejected?.[level] ?? false;
  const reading = selectReading(rejectsRoot, rejectsStationarity);
  return { reading, level, message: messages[reading] };
}

function selectReading(rejectsRoot: boolean, rejectsStationarity: boolean): StationarityReading {
  if (rejectsRoot) return rejectsStationarity ? 'both_rejected' : 'stationary';
  return rejectsStationarity ? 'unit_root' : 'undecided';
}
