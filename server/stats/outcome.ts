import type { Tail } from './distributions/tail.js';

/** Why a statistic has no value for a series. */
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

/** The answer for a series that a statistic is not defined for: no number, and why. */
export interface NotComputable {
  status: 'not_computable';
  reason: NotComputableReason;
  /** Observations it would take; null where more of the same would not help. */
  needs: number | null;
  /** Observations there are. */
  observations: number;
  message: string;
}

/** What a reader should know to read a result right. */
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

/** What every test of a hypothesis answers. */
export interface TestResult {
  status: 'computed';
  statistic: number;
  /**
   * Probability of a statistic at least as far out, in the tail that speaks against the null hypothesis: the lower one for tests of a
   * unit root and Durbin-Watson, the upper one for all others. null where it is not defined. Below 1e-308 it is 0, and `log10PValue` tells.
   */
  pValue: number | null;
  log10PValue: number | null;
  nullHypothesis: string;
  /** null where there is no p-value to decide by. */
  rejected: Decision | null;
  /** Observations the statistic was computed from. */
  observations: number;
  notes: Note[];
}

/** How many lags a test used, and by which rule. */
export interface LagChoice {
  lags: number;
  lagRule: string;
}

function decideRejections(pValue: number): Decision {
  return { onePercent: pValue < 0.01, fivePercent: pValue < 0.05, tenPercent: pValue < 0.1 };
}

/** The p-value of a result and what it decides. */
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
  LAG_EXCEEDS_SAMPLE: 'The lag reaches beyond the first observation.',
  ZERO_VARIANCE: 'All observations are equal: nothing varies that could be tested.',
  RANK_DEFICIENT: 'The regressors are combinations of each other: the regression has no single solution.',
  PERFECT_FIT: 'The regression fits without any residual: its statistic has no finite value.',
  MISSING_VALUES: 'There are missing values between the first and the last observation.',
  NON_POSITIVE_FOR_LOG: 'The logarithm is not defined for values of zero or below.',
  ZERO_BASE: 'The first value is zero: no other is a multiple of it.',
  NO_PAIRS_AT_LAG: 'Gaps leave no pair of observations at a lag that it takes.',
};

/** `detail`: what to say of this series besides the sentence that the reason has. */
export function createNotComputable(
  reason: NotComputableReason,
  observations: number,
  needs: number | null = null,
  detail?: string,
): NotComputable {
  const message = detail === undefined ? messages[reason] : `${messages[reason]} ${detail}`;
  return { status: 'not_computable', reason, needs, observations, message };
}

/** Whether a step towards a result ended in the answer that there is none. */
export function isNotComputable(result: object): result is NotComputable {
  return 'status' in result && result.status === 'not_computable';
}

/** A lag that a caller chose; throws a RangeError naming it unless it is a whole number of at least `least`. */
export function checkLag(name: string, lag: number, min = 0): number {
  if (Number.isInteger(lag) && lag >= min) return lag;
  throw new RangeError(`${name} must be a whole number of at least ${min}.`);
}

/** Below this the distributions of the tests of stationarity are rough. */
const smallSampleSize = 25;

export function buildSmallSampleNotes(observations: number): Note[] {
  if (observations >= smallSampleSize) return [];
  return [
    {
      code: 'SMALL_SAMPLE',
      message: `With ${observations} observations the test says little, and its p-value is rough.`,
    },
  ];
}
