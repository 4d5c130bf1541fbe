import type { Schemas } from '../contract.js';
import { scaleOf } from '../forecasting/evaluate.js';
import type { ModelName } from '../forecasting/fittedModel.js';
import type { Outcome } from '../forecasting/scores.js';
import { forecastPoints } from '../labs/forecastPoints.js';
import { isNotComputable } from '../stats/outcome.js';
import { notesOn } from './backtestNotes.js';
import { type Origin, overlapOf, type Target } from './origin.js';
import type { OriginForecast } from './originForecasts.js';
import type { BacktestPlan } from './planBacktest.js';
import { type Outcomes, ranked, scoresAgainst } from './scoreBacktest.js';

/** The forecasts made at an origin, by model. */
export type Forecasts = ReadonlyMap<ModelName, OriginForecast>;

/** Scores, ranks and shows the forecasts that were made at the origins of a plan, in their order. */
export function backtestResult(plan: BacktestPlan, made: readonly Forecasts[]): Schemas['BacktestResult'] {
  const { request, origins, period } = plan;
  const inOneUnit = made.map((forecasts, place) => converted(forecasts, origins[place]?.factor ?? 1));
  const models = request.models.map((model) => ({ model, ...againstBoth(plan, inOneUnit, model) }));
  return {
    status: 'computed',
    seasonalPeriod: period,
    ranking: {
      first:
        request.kind === 'pseudo'
          ? null
          : ranked(models.flatMap(({ model, first }) => (first === null ? [] : [{ model, scores: first }]))),
      latest: ranked(models.map(({ model, latest }) => ({ model, scores: latest }))),
    },
    models,
    origins: origins.map((origin, place) => shown(origin, request.models, inOneUnit[place])),
    notes: notesOn(plan, inOneUnit),
  };
}

function againstBoth(
  { request, origins, history, period, frequency }: BacktestPlan,
  made: Forecasts[],
  model: ModelName,
) {
  const against = (truth: (target: Target) => number | null): Schemas['BacktestScores'] => {
    const outcomes = (name: ModelName): Outcomes =>
      origins.map((origin, place) => outcomeOf(origin, made[place]?.get(name), truth, period));
    const overlap = (ahead: number) => overlapOf(origins, history, frequency, ahead);
    return scoresAgainst(outcomes(model), outcomes('naive2'), overlap, request.horizon);
  };
  return {
    first: request.kind === 'pseudo' ? null : against(({ first }) => first?.value ?? null),
    latest: against(({ latest }) => latest),
  };
}

function outcomeOf(
  { training, targets, factor }: Origin,
  forecast: OriginForecast | undefined,
  truth: (target: Target) => number | null,
  period: number,
): Outcome | undefined {
  if (forecast === undefined || isNotComputable(forecast)) return undefined;
  const scale = scaleOf(
    training.map(({ value }) => value),
    period,
  );
  const { point, intervals } = forecast;
  return { point, intervals, came: targets.map(truth), scale: scale === null ? null : scale * Math.abs(factor) };
}

function converted(forecasts: Forecasts, factor: number): Forecasts {
  if (factor === 1) return forecasts;
  const row = (values: readonly (number | null)[]) => values.map((value) => (value === null ? null : value * factor));
  const inUnit = (one: OriginForecast): OriginForecast => {
    if (isNotComputable(one)) return one;
    const intervals = one.intervals.map(({ level, lower, upper }) => ({ level, lower: row(lower), upper: row(upper) }));
    return { ...one, point: row(one.point), intervals };
  };
  return new Map([...forecasts].map(([model, one]) => [model, inUnit(one)]));
}

function shown(origin: Origin, models: ModelName[], forecasts: Forecasts | undefined): Schemas['BacktestOrigin'] {
  const { vintage, unit, factor, lastDate, training, targets } = origin;
  const shownForecasts = models.flatMap((model) => {
    const one = forecasts?.get(model);
    return one === undefined ? [] : [{ model, result: isNotComputable(one) ? one : pointsOf(one, targets) }];
  });
  return { vintage, unit, factor, lastDate, observations: training.length, targets, forecasts: shownForecasts };
}

function pointsOf(made: Exclude<OriginForecast, { reason: string }>, targets: Target[]) {
  const dates = targets.map(({ date }) => date);
  return { status: 'computed' as const, label: made.label, forecasts: forecastPoints(dates, made) };
}
