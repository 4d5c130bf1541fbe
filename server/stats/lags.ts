import { checkLag, type LagChoice, type Note } from './outcome.js';

/** The lags of a function of the lag, and what was cut off. */
export interface LagRange extends LagChoice {
  notes: Note[];
}

/** As many lags as are asked for, else as the rule gives, and at least one; cut with a note at the `most` that the sample allows. */
export function selectMaxLag(
  requested: number | undefined,
  defaultLags: number,
  lagLimit: number,
  rule: string,
): LagRange {
  const lags = requested === undefined ? Math.max(1, defaultLags) : checkLag('maxLag', requested, 1);
  const lagRule = requested === undefined ? rule : 'as asked';
  if (lags <= lagLimit || requested === undefined) return { lags: Math.min(lags, lagLimit), lagRule, notes: [] };
  const message = `The sample allows ${lagLimit === 1 ? 'one lag' : `${lagLimit} lags`} of the ${requested} asked for.`;
  return { lags: lagLimit, lagRule, notes: [{ code: 'LAGS_TRUNCATED', message }] };
}

/** A note on the lags at which gaps leave no pair of observations, and what follows from that. */
export function buildMissingPairNotes(lags: readonly number[], consequence: string): Note[] {
  if (lags.length === 0) return [];
  const lagList = `${lags.slice(0, 5).join(', ')}${lags.length > 5 ? ', …' : ''}`;
  const message = `Gaps leave no pair of observations at lag ${lagList}: ${consequence}.`;
  return [{ code: 'LAGS_WITHOUT_PAIRS', message }];
}

/** The lags a test of residuals takes together: as asked, else ten, or two seasons of a series with one, and a fifth of the sample at most. */
export function selectTestLags(observations: number, requested: number | undefined, period = 1): LagChoice {
  if (requested !== undefined) return { lags: checkLag('lags', requested, 1), lagRule: 'as asked' };
  const fifth = Math.max(1, Math.floor(observations / 5));
  if (period > 1) return { lags: Math.min(2 * period, fifth), lagRule: 'min(2 m, n / 5)' };
  return { lags: Math.min(10, fifth), lagRule: 'min(10, n / 5)' };
}

/** ⌈12 (n/100)^¼⌉, the usual number of lags against autocorrelation. Source: Schwert (1989). */
export function schwertLags(observations: number): number {
  return Math.ceil(12 * (observations / 100) ** 0.25);
}
