import type { ModelName } from '../forecasting/fittedModel.js';
import {
  computeScaledError,
  computeScores,
  computeScoresByStep,
  type Outcome,
  selectStep,
} from '../forecasting/scores.js';
import type { Schemas } from '../schemas.js';
import { dieboldMariano } from '../stats/dieboldMariano.js';
import { createNotComputable } from '../stats/outcome.js';

/** The outcomes of one model by origin; undefined where it has no forecast. */
export type Outcomes = readonly (Outcome | undefined)[];

/** A p-value of fewer would pretend to know what it does not. */
const minOrigins = 8;

/** How many origins in a row have forecasts, so many periods long, that reach into the same periods. */
type GetOverlap = (stepsAhead: number) => number;

/** The scores of a model against one truth, beside Naive 2 at the same origins. */
export function scoreBacktest(
  outcomes: Outcomes,
  benchmark: Outcomes,
  getOverlap: GetOverlap,
  horizon: number,
): Schemas['BacktestScores'] {
  return {
    overall: computeScores(outcomes, benchmark),
    dieboldMariano: compareWithBenchmark(outcomes, benchmark, getOverlap(horizon)),
    byHorizon: computeScoresByStep(outcomes, benchmark).map(({ step, scores }) => ({
      step,
      scores,
      dieboldMariano: compareWithBenchmark(
        selectStepOutcomes(outcomes, step),
        selectStepOutcomes(benchmark, step),
        getOverlap(step),
      ),
    })),
  };
}

/** Models that have an overall weighted average, best first. */
export function rankModels(models: readonly { model: ModelName; scores: Schemas['BacktestScores'] }[]): ModelName[] {
  return models
    .flatMap(({ model, scores }) => (scores.overall.owa === null ? [] : [{ model, owa: scores.overall.owa }]))
    .sort((a, b) => a.owa - b.owa)
    .map(({ model }) => model);
}

function compareWithBenchmark(outcomes: Outcomes, benchmark: Outcomes, overlap: number) {
  const differences = outcomes.flatMap((outcome, index) => {
    const [modelError, benchmarkError] = [computeScaledError(outcome), computeScaledError(benchmark[index])];
    return modelError === undefined || benchmarkError === undefined ? [] : [modelError - benchmarkError];
  });
  if (differences.length < minOrigins)
    return createNotComputable('TOO_FEW_OBSERVATIONS', differences.length, minOrigins);
  return dieboldMariano(differences, overlap);
}

function selectStepOutcomes(outcomes: Outcomes, step: number): Outcomes {
  return outcomes.map((outcome) => selectStep(outcome, step - 1));
}
