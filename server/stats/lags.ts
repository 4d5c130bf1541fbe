import { checkedLag, type LagChoice, type Note } from './outcome.js';

/** The lags of a function of the lag, and what was cut off. */
export interface LagBand extends LagChoice {
  notes: Note[];
}

/** As many lags as are asked for, else as the rule gives, and at least one; cut with a note at the `most` that the sample allows. */
export function lagsWithin(asked: number | undefined, usual: number, most: number, rule: string): LagBand {
  const wanted = asked === undefined ? Math.max(1, usual) : checkedLag('maxLag', asked, 1);
  const lagRule = asked === undefined ? rule : 'as asked';
  if (wanted <= most || asked === undefined) return { lags: Math.min(wanted, most), lagRule, notes: [] };
  const message = `The sample allows ${most === 1 ? 'one lag' : `${most} lags`} of the ${asked} asked for.`;
  return { lags: most, lagRule, notes: [{ code: 'LAGS_TRUNCATED', message }] };
}

/** The lags a test of residuals takes together: as asked, else ten, or two seasons of a series with one, and a fifth of the sample at most. */
export function lagsUpTo(observations: number, asked: number | undefined, period = 1): LagChoice {
  if (asked !== undefined) return { lags: checkedLag('lags', asked, 1), lagRule: 'as asked' };
  const fifth = Math.max(1, Math.floor(observations / 5));
  if (period > 1) return { lags: Math.min(2 * period, fifth), lagRule: 'min(2 m, n / 5)' };
  return { lags: Math.min(10, fifth), lagRule: 'min(10, n / 5)' };
}

/** ⌈12 (n/100)^¼⌉, the usual number of lags against autocorrelation. Source: Schwert (1989). */
export function schwertLags(observations: number): number {
  return Math.ceil(12 * (observations / 100) ** 0.25);
}
