import type { Schemas } from '../contract.js';
import type { ModelName } from '../forecasting/fittedModel.js';
import { type Outcome, outcomeAt, scaledError, scoresByStep, scoresOf } from '../forecasting/scores.js';
import { dieboldMariano } from '../stats/dieboldMariano.js';
import { notComputable } from '../stats/outcome.js';

/** The outcomes of one model by origin; undefined where it has no forecast. */
export type Outcomes = readonly (Outcome | undefined)[];

/** A p-value of fewer would pretend to know what it does not. */
const leastOrigins = 8;

/** How many origins in a row have forecasts, so many periods long, that reach into the same periods. */
type Overlap = (ahead: number) => number;

/** The scores of a model against one truth, beside Naive 2 at the same origins. */
export function scoresAgainst(
  outcomes: Outcomes,
  yardstick: Outcomes,
  overlapOf: Overlap,
  horizon: number,
): Schemas['BacktestScores'] {
  return {
    overall: scoresOf(outcomes, yardstick),
    dieboldMariano: compared(outcomes, yardstick, overlapOf(horizon)),
    byHorizon: scoresByStep(outcomes, yardstick).map(({ step, scores }) => ({
      step,
      scores,
      dieboldMariano: compared(at(outcomes, step), at(yardstick, step), overlapOf(step)),
    })),
  };
}

/** Models that have an overall weighted average, best first. */
export function ranked(models: readonly { model: ModelName; scores: Schemas['BacktestScores'] }[]): ModelName[] {
  return models
    .flatMap(({ model, scores }) => (scores.overall.owa === null ? [] : [{ model, owa: scores.overall.owa }]))
    .sort((one, other) => one.owa - other.owa)
    .map(({ model }) => model);
}

function compared(outcomes: Outcomes, yardstick: Outcomes, overlap: number) {
  const differences = outcomes.flatMap((outcome, place) => {
    const [own, naive2] = [scaledError(outcome), scaledError(yardstick[place])];
    return own === undefined || naive2 === undefined ? [] : [own - naive2];
  });
  if (differences.length < leastOrigins) return notComputable('TOO_FEW_OBSERVATIONS', differences.length, leastOrigins);
  return dieboldMariano(differences, overlap);
}

function at(outcomes: Outcomes, step: number): Outcomes {
  return outcomes.map((outcome) => outcomeAt(outcome, step - 1));
}
