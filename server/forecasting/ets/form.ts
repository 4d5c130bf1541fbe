/*
 * The forms of exponential smoothing in state space: error (additive or multiplicative), trend (none, additive, damped) and season
 * (none, additive, multiplicative), written ETS(M,Ad,M). Left out, as R's ets does: multiplicative trends, which explode, and additive
 * errors with multiplicative seasons, whose variance is not bounded.
 * Source: Hyndman, Koehler, Ord and Snyder (2008), Forecasting with Exponential Smoothing.
 */

export interface EtsForm {
  error: 'A' | 'M';
  trend: 'N' | 'A' | 'Ad';
  season: 'N' | 'A' | 'M';
}

/** With more observations in a season there are too many initial states to estimate. */
const maxSeasonLength = 24;

export function formatForm({ error, trend, season }: EtsForm): string {
  return `ETS(${error},${trend},${season})`;
}

/** The forms that suit a series: multiplicative ones only above zero, seasonal ones only with a season of 2 to 24. */
export function listAdmissibleForms(positive: boolean, period: number): EtsForm[] {
  const seasons = period > 1 && period <= maxSeasonLength ? (['N', 'A', 'M'] as const) : (['N'] as const);
  return (['A', 'M'] as const)
    .flatMap((error) =>
      (['N', 'A', 'Ad'] as const).flatMap((trend) => seasons.map((season) => ({ error, trend, season }))),
    )
    .filter((form) => isAdmissible(form, positive));
}

export function isAdmissible({ error, season }: EtsForm, positive: boolean): boolean {
  if (error === 'A' && season === 'M') return false;
  return positive || (error === 'A' && season !== 'M');
}

/** Parameters that are estimated: smoothing parameters and initial states. */
export function countParameters({ trend, season }: EtsForm, period: number): number {
  const trendCount = { N: 0, A: 2, Ad: 3 }[trend];
  return 2 + trendCount + (season === 'N' ? 0 : period);
}

/** Whether all values are above zero, without which nothing multiplicative is defined. */
export function isPositive(values: ArrayLike<number>): boolean {
  return Array.from(values).every((value) => value > 0);
}
