/*
 * How well models would have done: each is fitted anew to what was known at every origin, and its forecasts are held to what came.
 * Whoever has the vintages makes the cases of them; `rollingOrigins` makes them of the latest values.
 * Source: Tashman (2000), International Journal of Forecasting 16, 437-450.
 */
import type { NotComputable } from '../stats/outcome.js';
import { seasonalScale } from './accuracy.js';
import type { ModelName } from './fittedModel.js';
import { forecast } from './forecast.js';
import type { Forecast } from './forecastResult.js';
import type { OriginCase } from './rollingOrigins.js';
import { computeScores, computeScoresByStep, type Outcome, type Scores } from './scores.js';
import type { TransformName } from './transform.js';

export interface EvaluationOptions {
  period: number;
  transform?: TransformName;
  /** 80 and 95 by default. */
  levels?: readonly number[];
}

/** Scores of one model over all origins, and by the number of periods ahead. */
export interface Evaluation {
  model: ModelName;
  scores: Scores;
  byHorizon: { step: number; scores: Scores }[];
}

export function evaluateModels(
  cases: readonly OriginCase[],
  models: readonly ModelName[],
  options: EvaluationOptions,
): Evaluation[] {
  const computeOutcomes = (model: ModelName) =>
    cases.map((origin) => toOutcome(origin, forecastCase(origin, model, options), options));
  const benchmark = computeOutcomes('naive2');
  return models.map((model) => {
    const outcomes = model === 'naive2' ? benchmark : computeOutcomes(model);
    return { model, scores: computeScores(outcomes, benchmark), byHorizon: computeScoresByStep(outcomes, benchmark) };
  });
}

function forecastCase({ training, actual }: OriginCase, model: ModelName, options: EvaluationOptions) {
  return forecast(training, { ...options, model, horizon: actual.length });
}

/** What came of a forecast made at an origin; undefined where there is none. */
export function toOutcome(
  { training, actual }: OriginCase,
  result: Forecast | NotComputable,
  { period }: { period: number },
): Outcome | undefined {
  if (result.status !== 'computed') return undefined;
  const { point, intervals } = result;
  return { point, intervals, actuals: actual, scale: computeScale(training, period) };
}

/** What errors of forecasts from a sample are scaled by. */
export function computeScale(training: readonly (number | null)[], period: number): number | null {
  return seasonalScale(
    training.filter((value) => value !== null),
    period,
  );
}
