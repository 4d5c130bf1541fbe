import type { SampleBacktest } from '../forecasting/backtestSample.js';
import type { Schemas } from '../schemas.js';
import type { NotComputable } from '../stats/outcome.js';
import type { RegularSeries } from './regularSeries.js';

/** States which choices are fixed and what is estimated at each origin. */
const method =
  'Each origin uses only the values up to it, taken from the vintage of this run rather than from the vintage of that time. Forms, orders and members are ' +
  'those chosen for the whole sample; parameters, weights among forms and the presence of a season are estimated again at each origin.';

/**
 * Describes a backtest in the response: origins, scores and method. Returns null and `not_computable` results
 * unchanged.
 */
export function describeSampleBacktest(
  backtest: SampleBacktest | NotComputable | null,
  { dates }: RegularSeries,
): Schemas['ForecastResult']['backtest'] {
  if (backtest?.status !== 'computed') return backtest;
  const { horizon, origins, scores, byHorizon } = backtest;
  const [modelScores] = scores;
  return {
    ...{ status: 'computed', horizon, method },
    origins: origins.map(({ periods, observations }) => ({ date: dates[periods - 1] ?? null, observations })),
    scores: modelScores as Schemas['ForecastScores'],
    byHorizon,
  };
}
