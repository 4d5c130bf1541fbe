import type { Tail } from './distributions/tail.js';

/** Why a statistic cannot be computed for a series. */
export type NotComputableReason =
  | 'TOO_FEW_OBSERVATIONS'
  | 'LAG_EXCEEDS_SAMPLE'
  | 'ZERO_VARIANCE'
  | 'RANK_DEFICIENT'
  | 'PERFECT_FIT'
  | 'MISSING_VALUES'
  | 'NON_POSITIVE_FOR_LOG'
  | 'ZERO_BASE'
  | 'NO_PAIRS_AT_LAG';

/** The result for a series for which a statistic is undefined: the reason instead of a number. */
export interface NotComputable {
  status: 'not_computable';
  reason: NotComputableReason;
  /** Minimum number of observations required; null if more observations would not help. */
  needs: number | null;
  /** Number of observations available. */
  observations: number;
  message: string;
}

/** A caveat that affects how a result is interpreted. */
export interface Note {
  code: NoteCode;
  message: string;
}

export type NoteCode =
  | 'LAGS_TRUNCATED'
  | 'GAPS_IN_SAMPLE'
  | 'LAGS_WITHOUT_PAIRS'
  | 'DEMEANED'
  | 'NOT_DEMEANED'
  | 'P_CLAMPED'
  | 'P_UNDEFINED'
  | 'P_APPROXIMATE'
  | 'SMALL_SAMPLE'
  | 'ASSUMES_INDEPENDENCE'
  | 'OUTSIDE_UNIT_INTERVAL';

/** Whether the null hypothesis is rejected at each significance level. */
export interface Decision {
  onePercent: boolean;
  fivePercent: boolean;
  tenPercent: boolean;
}

/** The result of a hypothesis test. */
export interface TestResult {
  status: 'computed';
  statistic: number;
  /**
   * Probability under the null hypothesis of a statistic at least as extreme: in the lower tail for unit-root tests and
   * Durbin-Watson, in both tails for Diebold-Mariano, in the upper tail for all others. Null if undefined. 0 below
   * 1e-308, where `log10PValue` still holds the magnitude.
   */
  pValue: number | null;
  log10PValue: number | null;
  nullHypothesis: string;
  /** Null if there is no p-value. */
  rejected: Decision | null;
  /** Number of observations used. */
  observations: number;
  notes: Note[];
}

/** The number of lags a test used, and the rule that chose it. */
export interface LagChoice {
  lags: number;
  lagRule: string;
}

function decideRejections(pValue: number): Decision {
  return { onePercent: pValue < 0.01, fivePercent: pValue < 0.05, tenPercent: pValue < 0.1 };
}

/** The p-value of a tail probability, and the decisions at each significance level. */
export function assessSignificance({
  probability,
  log10,
}: Tail): Pick<TestResult, 'pValue' | 'log10PValue' | 'rejected'> {
  return {
    pValue: probability,
    log10PValue: Number.isFinite(log10) ? log10 : null,
    rejected: decideRejections(probability),
  };
}

const messages: Record<NotComputableReason, string> = {
  TOO_FEW_OBSERVATIONS: 'There are too few observations.',
  LAG_EXCEEDS_SAMPLE: 'The lag is too large for the number of observations.',
  ZERO_VARIANCE: 'All observations are equal, so the variance is zero.',
  RANK_DEFICIENT: 'The regressors are linearly dependent, so the regression has no unique solution.',
  PERFECT_FIT: 'The regression fits perfectly, so its statistic is not finite.',
  MISSING_VALUES: 'Values are missing between the first and the last observation.',
  NON_POSITIVE_FOR_LOG: 'Logarithms are undefined for zero and negative values.',
  ZERO_BASE: 'The first value is zero, so no index can be computed relative to it.',
  NO_PAIRS_AT_LAG: 'Gaps leave no pair of observations at a required lag.',
};

/**
 * Builds the result for an undefined statistic. `detail` is a sentence on this series that follows the message of the
 * reason.
 */
export function createNotComputable(
  reason: NotComputableReason,
  observations: number,
  needs: number | null = null,
  detail?: string,
): NotComputable {
  const message = detail === undefined ? messages[reason] : `${messages[reason]} ${detail}`;
  return { status: 'not_computable', reason, needs, observations, message };
}

/** Whether a computation ended without a result. */
export function isNotComputable(result: object): result is NotComputable {
  return 'status' in result && result.status === 'not_computable';
}

/** Returns the lag a caller chose; throws a RangeError that names it unless it is an integer of at least `min`. */
export function checkLag(name: string, lag: number, min = 0): number {
  if (Number.isInteger(lag) && lag >= min) return lag;
  throw new RangeError(`\`${name}\` must be an integer of at least ${min}.`);
}

/** The p-values of the tests that use this limit are inaccurate for fewer observations. */
const smallSampleSize = 25;

export function buildSmallSampleNotes(observations: number): Note[] {
  if (observations >= smallSampleSize) return [];
  return [
    {
      code: 'SMALL_SAMPLE',
      message: `With only ${observations} observations, the test has little power and its p-value is inaccurate.`,
    },
  ];
}
