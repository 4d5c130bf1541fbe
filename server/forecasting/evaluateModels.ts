/*
 * Evaluates models: fits each to the training values of every origin and compares its forecasts with the actual values.
 * Cases can be built from vintages; `listRollingOrigins` builds them from the latest values.
 * Source: Tashman (2000), International Journal of Forecasting 16, 437-450.
 */
import type { ModelName } from './fittedModel.js';
import { forecast } from './forecast.js';
import type { OriginCase } from './rollingOrigins.js';
import { computeScores, computeScoresByStep, type Scores, toOutcome } from './scores.js';
import type { TransformName } from './transform.js';

export interface EvaluationOptions {
  period: number;
  transform?: TransformName;
  /** 80 and 95 by default. */
  levels?: readonly number[];
}

/** Scores of one model over all origins, and by number of periods ahead. */
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
    cases.map((origin) => toOutcome(origin, forecastCase(origin, model, options), options.period));
  const benchmark = computeOutcomes('naive2');
  return models.map((model) => {
    const outcomes = model === 'naive2' ? benchmark : computeOutcomes(model);
    return { model, scores: computeScores(outcomes, benchmark), byHorizon: computeScoresByStep(outcomes, benchmark) };
  });
}

function forecastCase({ training, actual }: OriginCase, model: ModelName, options: EvaluationOptions) {
  return forecast(training, { ...options, model, horizon: actual.length });
}
