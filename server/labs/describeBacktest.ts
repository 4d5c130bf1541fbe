import type { Schemas } from '../contract.js';
import type { Backtest } from '../forecasting/backtest.js';
import type { NotComputable } from '../stats/outcome.js';
import type { RegularSeries } from './forecastSeries.js';

/** What is kept and what is estimated at an origin, in words. */
const method =
  'At each origin only the values up to it were used, of the vintage of this run, not as they were known at the time. The forms, the orders and ' +
  'the members of the whole sample were kept; parameters, shares among forms and whether there is a season were estimated anew.';

/** What an answer says of a backtest. */
export function describeBacktest(
  tested: Backtest | NotComputable | null,
  { dates }: RegularSeries,
): Schemas['ForecastResult']['backtest'] {
  if (tested?.status !== 'computed') return tested;
  const { horizon, origins, scores, byHorizon } = tested;
  const [own] = scores;
  return {
    ...{ status: 'computed', horizon, method },
    origins: origins.map(({ known, observations }) => ({ date: dates[known - 1] ?? null, observations })),
    scores: own as Schemas['ForecastScores'],
    byHorizon,
  };
}
