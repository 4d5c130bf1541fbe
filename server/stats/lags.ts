import { checkLag, type LagChoice, type Note } from './outcome.js';

/** The maximum lag of a correlogram, and a note if it was truncated. */
export interface LagRange extends LagChoice {
  notes: Note[];
}

/**
 * The requested number of lags, or the default (at least one), truncated to `lagLimit`; a truncated request adds a
 * note.
 */
export function selectMaxLag(
  requested: number | undefined,
  defaultLags: number,
  lagLimit: number,
  rule: string,
): LagRange {
  const lags = requested === undefined ? Math.max(1, defaultLags) : checkLag('maxLag', requested, 1);
  const lagRule = requested === undefined ? rule : 'as requested';
  if (lags <= lagLimit || requested === undefined) return { lags: Math.min(lags, lagLimit), lagRule, notes: [] };
  const message = `The sample supports only ${lagLimit === 1 ? '1 lag' : `${lagLimit} lags`} of the ${requested} requested.`;
  return { lags: lagLimit, lagRule, notes: [{ code: 'LAGS_TRUNCATED', message }] };
}

/** A note on the lags at which gaps leave no pair of observations, and its consequence. */
export function buildMissingPairNotes(lags: readonly number[], consequence: string): Note[] {
  if (lags.length === 0) return [];
  const lagList = `${lags.slice(0, 5).join(', ')}${lags.length > 5 ? ', …' : ''}`;
  const message = `Gaps leave no pair of observations at lag ${lagList}, so ${consequence}.`;
  return [{ code: 'LAGS_WITHOUT_PAIRS', message }];
}

/**
 * Number of lags for a portmanteau test: as requested, else ten, or two seasons for a seasonal series, but at most a
 * fifth of the sample.
 */
export function selectTestLags(observations: number, requested: number | undefined, period = 1): LagChoice {
  if (requested !== undefined) return { lags: checkLag('lags', requested, 1), lagRule: 'as requested' };
  const fifth = Math.max(1, Math.floor(observations / 5));
  if (period > 1) return { lags: Math.min(2 * period, fifth), lagRule: 'min(2 m, n / 5)' };
  return { lags: Math.min(10, fifth), lagRule: 'min(10, n / 5)' };
}

/** ⌈12 (n/100)^¼⌉, a common number of lags to remove autocorrelation. Source: Schwert (1989). */
export function schwertLags(observations: number): number {
  return Math.ceil(12 * (observations / 100) ** 0.25);
}
