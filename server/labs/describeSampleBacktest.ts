import type { SampleBacktest } from '../forecasting/backtestSample.js';
import type { Schemas } from '../schemas.js';
import type { NotComputable } from '../stats/outcome.js';
import type { RegularSeries } from './regularSeries.js';

/** What is kept and what is estimated at an origin, in words. */
const method =
  'At each origin only the values up to it were used, of the vintage of this run, not as they were known at the time. The forms, the orders and ' +
  'the members of the whole sample were kept; parameters, shares among forms and whether there is a season were estimated anew.';

/** What an answer says of a backtest. */
export function describeSampleBacktest(
  backtest: SampleBacktest | NotComputable | null,
  { dates }: RegularSeries,
): Schemas['ForecastResult']['backtest'] {
  if (backtest?.status !== 'computed') return backtest;
  const { horizon, origins, scores, byHorizon } = backtest;
  const [modelScores] = scores;
  return {
    ...{ status: 'computed', horizon, method },
    origins: origins.map(({ known, observations }) => ({ date: dates[known - 1] ?? null, observations })),
    scores: modelScores as Schemas['ForecastScores'],
    byHorizon,
  };
}
