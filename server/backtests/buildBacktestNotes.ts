import type { Schemas } from '../schemas.js';
import { isNotComputable } from '../stats/outcome.js';
import type { ForecastsByModel } from './computeOriginForecasts.js';
import type { BacktestPlan } from './planBacktest.js';

type Note = Schemas['BacktestNote'];

/** With fewer origins the figures are little more than anecdotes. */
const minReliableOrigins = 10;

/** What a reader should know to read a backtest right. */
export function buildBacktestNotes(
  { request, origins, series, history, period }: BacktestPlan,
  forecastsByOrigin: readonly ForecastsByModel[],
): Note[] {
  const isPseudo = request.kind === 'pseudo';
  const targets = origins.flatMap((origin) => origin.targets);
  const missing = targets.filter(({ latest }) => latest === null).length;
  const rebased = origins.filter(({ factor }) => factor !== 1).length;
  const failed = forecastsByOrigin.flatMap((forecasts) =>
    request.models.filter((model) => hasFailed(forecasts, model)),
  );
  const notes: [boolean, Note['code'], string][] = [
    [
      isPseudo,
      'PSEUDO_REAL_TIME',
      'The latest values, cut off at each origin: revisions that nobody knew then are in them, and models look better than they would have been.',
    ],
    [
      !isPseudo && series.vintage?.capability === 'snapshot',
      'FIRST_HELD',
      `The library holds the values as known on ${history.vintages.length} days: the first one held of a period may be of long after its release, and revised by then.`,
    ],
    [
      rebased > 0,
      'REBASED',
      `The series was rebased after ${rebased} of ${origins.length} origins: forecasts were made in the unit of their vintage and multiplied by the ratio of both vintages on the last values known, so that neither the rebase nor a revision of those values counts as an error.`,
    ],
    [
      period === 1 && request.models.includes('snaive'),
      'NO_SEASON',
      'The series has no season: the seasonal naive model is the naive one, the last value.',
    ],
    [
      origins.length < minReliableOrigins,
      'FEW_ORIGINS',
      `So few origins (${origins.length}) say little of how a model does on average, and less of which is better.`,
    ],
    [missing > 0, 'NOT_ALL_CAME', `${missing} of ${targets.length} periods that were forecast have no value yet.`],
    [
      failed.length > 0,
      'NOT_ALL_COMPUTED',
      `At some origins there is no forecast of ${[...new Set(failed)].join(', ')}; each model is scored where it has one.`,
    ],
  ];
  return notes.filter(([applies]) => applies).map(([, code, message]) => ({ code, message }));
}

function hasFailed(forecasts: ForecastsByModel, model: Schemas['ForecastModel']): boolean {
  const forecast = forecasts.get(model);
  return forecast !== undefined && isNotComputable(forecast);
}
