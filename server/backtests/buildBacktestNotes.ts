import type { Schemas } from '../schemas.js';
import { isNotComputable } from '../stats/outcome.js';
import type { ForecastsByModel } from './computeOriginForecasts.js';
import type { BacktestPlan } from './planBacktest.js';

type Note = Schemas['BacktestNote'];

/** With fewer origins, average scores are unreliable. */
const minReliableOrigins = 10;

/** Builds the notes that readers need to interpret a backtest. */
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
      'Each origin uses the latest values up to its date. They include later revisions, so the models look more accurate than they would have been at the time.',
    ],
    [
      !isPseudo && series.vintage?.capability === 'snapshot',
      'FIRST_HELD',
      `The library has snapshots of this series from ${history.vintages.length} days, not every release. The first value held for a period can date from long after its release and can include revisions.`,
    ],
    [
      rebased > 0,
      'REBASED',
      `The series was rebased after ${rebased} of ${origins.length} origins. Forecasts are made in the unit of their vintage and multiplied by the ratio of the latest vintage to that vintage over the last values known at the origin, so neither the rebase nor a revision of those values counts as an error.`,
    ],
    [
      period === 1 && request.models.includes('snaive'),
      'NO_SEASON',
      'The series has no season, so the seasonal naive model is identical to the naive model: it repeats the last value.',
    ],
    [
      origins.length < minReliableOrigins,
      'FEW_ORIGINS',
      `The number of origins is small (${origins.length}): average scores and the ranking of models are unreliable.`,
    ],
    [missing > 0, 'NOT_ALL_CAME', `${missing} of ${targets.length} forecast periods have no actual value yet.`],
    [
      failed.length > 0,
      'NOT_ALL_COMPUTED',
      `At some origins there is no forecast by ${[...new Set(failed)].join(', ')}. Each model is scored at the origins where it has a forecast.`,
    ],
  ];
  return notes.filter(([applies]) => applies).map(([, code, message]) => ({ code, message }));
}

function hasFailed(forecasts: ForecastsByModel, model: Schemas['ForecastModel']): boolean {
  const forecast = forecasts.get(model);
  return forecast !== undefined && isNotComputable(forecast);
}
