/*
 * What a test for a unit root (ADF or PP) and a test of stationarity (KPSS) say together. Their null hypotheses are opposite, so that
 * agreement is evidence, and disagreement tells something too. Source: Kwiatkowski et al. (1992), Maddala and Kim (1998).
 */
import type { Decision, TestResult } from './outcome.js';

export type StationarityReading = 'stationary' | 'unit_root' | 'both_rejected' | 'undecided';

export interface Stationarity {
  reading: StationarityReading;
  /** The level of significance read at. */
  level: keyof Decision;
  /** In words. */
  message: string;
}

const messages: Record<StationarityReading, string> = {
  stationary: 'A unit root is rejected and stationarity is not: the series can be taken as stationary.',
  unit_root: 'Stationarity is rejected and a unit root is not: take differences.',
  both_rejected:
    'Both are rejected: neither fits. Look for breaks, long memory, or a trend that the tests were not told of.',
  undecided: 'Neither is rejected: the series is too short or too noisy to tell.',
};

/** Reads both tests at one level of significance. */
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
