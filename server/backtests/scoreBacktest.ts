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

/** Outcomes of one model by origin; undefined where the model has no forecast. */
export type Outcomes = readonly (Outcome | undefined)[];

/** Minimum number of origins for the Diebold-Mariano test. */
const minOrigins = 8;

/** Returns the number of consecutive origins whose forecasts, `stepsAhead` periods long, cover a common period. */
type GetOverlap = (stepsAhead: number) => number;

/** Scores a model against one set of actual values, and compares it with Naive 2 at the same origins. */
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

/** Ranks models by overall weighted average, best first; omits models without one. */
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
