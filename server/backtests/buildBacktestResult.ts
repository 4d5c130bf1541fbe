import type { ModelName } from '../forecasting/fittedModel.js';
import { computeScale, type Outcome } from '../forecasting/scores.js';
import { buildForecastPoints } from '../labs/buildForecastPoints.js';
import type { Schemas } from '../schemas.js';
import { isNotComputable } from '../stats/outcome.js';
import { buildBacktestNotes } from './buildBacktestNotes.js';
import type { ForecastsByModel, OriginForecast } from './computeOriginForecasts.js';
import { computeOverlap, type Origin, type Target } from './origin.js';
import type { BacktestPlan } from './planBacktest.js';
import { type Outcomes, rankModels, scoreBacktest } from './scoreBacktest.js';

/**
 * Builds the result of a backtest: scores, ranking, and the forecasts of each origin. `computed` has one entry per
 * origin of the plan.
 */
export function buildBacktestResult(
  plan: BacktestPlan,
  computed: readonly ForecastsByModel[],
): Schemas['BacktestResult'] {
  const { request, origins, period } = plan;
  const convertedForecasts = computed.map((forecasts, index) =>
    convertForecasts(forecasts, origins[index]?.factor ?? 1),
  );
  const models = request.models.map((model) => ({ model, ...scoreModel(plan, convertedForecasts, model) }));
  return {
    status: 'computed',
    seasonalPeriod: period,
    ranking: {
      first:
        request.kind === 'pseudo'
          ? null
          : rankModels(models.flatMap(({ model, first }) => (first === null ? [] : [{ model, scores: first }]))),
      latest: rankModels(models.map(({ model, latest }) => ({ model, scores: latest }))),
    },
    models,
    origins: origins.map((origin, index) => toBacktestOrigin(origin, request.models, convertedForecasts[index])),
    notes: buildBacktestNotes(plan, convertedForecasts),
  };
}

function scoreModel(
  { request, origins, history, period, frequency }: BacktestPlan,
  computed: ForecastsByModel[],
  model: ModelName,
) {
  const scoreAgainst = (getActual: (target: Target) => number | null): Schemas['BacktestScores'] => {
    const outcomes = (name: ModelName): Outcomes =>
      origins.map((origin, index) => buildOutcome(origin, computed[index]?.get(name), getActual, period));
    const overlap = (ahead: number) => computeOverlap(origins, history, frequency, ahead);
    return scoreBacktest(outcomes(model), outcomes('naive2'), overlap, request.horizon);
  };
  return {
    first: request.kind === 'pseudo' ? null : scoreAgainst(({ first }) => first?.value ?? null),
    latest: scoreAgainst(({ latest }) => latest),
  };
}

function buildOutcome(
  { training, targets, factor }: Origin,
  forecast: OriginForecast | undefined,
  getActual: (target: Target) => number | null,
  period: number,
): Outcome | undefined {
  if (forecast === undefined || isNotComputable(forecast)) return undefined;
  const scale = computeScale(
    training.map(({ value }) => value),
    period,
  );
  const { point, intervals } = forecast;
  return { point, intervals, actuals: targets.map(getActual), scale: scale === null ? null : scale * Math.abs(factor) };
}

function convertForecasts(forecasts: ForecastsByModel, factor: number): ForecastsByModel {
  if (factor === 1) return forecasts;
  const convertValues = (values: readonly (number | null)[]) =>
    values.map((value) => (value === null ? null : value * factor));
  const convertForecast = (forecastAtOrigin: OriginForecast): OriginForecast => {
    if (isNotComputable(forecastAtOrigin)) return forecastAtOrigin;
    const intervals = forecastAtOrigin.intervals.map(({ level, lower, upper }) => ({
      level,
      lower: convertValues(lower),
      upper: convertValues(upper),
    }));
    return { ...forecastAtOrigin, point: convertValues(forecastAtOrigin.point), intervals };
  };
  return new Map([...forecasts].map(([model, forecastAtOrigin]) => [model, convertForecast(forecastAtOrigin)]));
}

function toBacktestOrigin(
  origin: Origin,
  models: ModelName[],
  forecasts: ForecastsByModel | undefined,
): Schemas['BacktestOrigin'] {
  const { vintage, unit, factor, lastDate, training, targets } = origin;
  const modelForecasts = models.flatMap((model) => {
    const forecastAtOrigin = forecasts?.get(model);
    return forecastAtOrigin === undefined
      ? []
      : [
          {
            model,
            result: isNotComputable(forecastAtOrigin)
              ? forecastAtOrigin
              : toComputedForecast(forecastAtOrigin, targets),
          },
        ];
  });
  return { vintage, unit, factor, lastDate, observations: training.length, targets, forecasts: modelForecasts };
}

function toComputedForecast(computed: Exclude<OriginForecast, { reason: string }>, targets: Target[]) {
  const dates = targets.map(({ date }) => date);
  return { status: 'computed' as const, label: computed.label, forecasts: buildForecastPoints(dates, computed) };
}
