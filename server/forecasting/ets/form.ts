/*
 * The forms of exponential smoothing in state space: error (additive or multiplicative), trend (none, additive, damped)
 * and season (none, additive, multiplicative), written ETS(M,Ad,M). As in R's ets, multiplicative trends are omitted
 * because they explode, and additive errors with multiplicative seasons because their variance is unbounded.
 * Source: Hyndman, Koehler, Ord and Snyder (2008), Forecasting with Exponential Smoothing.
 */

export interface EtsForm {
  error: 'A' | 'M';
  trend: 'N' | 'A' | 'Ad';
  season: 'N' | 'A' | 'M';
}

/** With a longer season there are too many initial states to estimate. */
const maxSeasonLength = 24;

export function formatForm({ error, trend, season }: EtsForm): string {
  return `ETS(${error},${trend},${season})`;
}

/**
 * Lists the forms that suit a series: multiplicative forms require positive values, seasonal forms a season of 2 to 24
 * observations.
 */
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

/** Counts the estimated parameters: smoothing parameters and initial states. */
export function countParameters({ trend, season }: EtsForm, period: number): number {
  const trendCount = { N: 0, A: 2, Ad: 3 }[trend];
  return 2 + trendCount + (season === 'N' ? 0 : period);
}

/** Whether all values are above zero, as multiplicative forms require. */
export function isPositive(values: ArrayLike<number>): boolean {
  return Array.from(values).every((value) => value > 0);
}
