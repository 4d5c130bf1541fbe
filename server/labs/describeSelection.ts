import type { SampleBacktest } from '../forecasting/backtestSample.js';
import type { ComparedModel } from '../forecasting/comparedModels.js';
import { describeSelectionRule } from '../forecasting/describeSelectionRule.js';
import type { Forecast } from '../forecasting/forecastResult.js';
import type { Schemas } from '../schemas.js';
import type { NotComputable } from '../stats/outcome.js';

/** Describes why the model was used, and how each compared model scored in the backtest. */
export function describeSelection(
  forecast: Forecast,
  comparedModels: readonly ComparedModel[],
  backtest: SampleBacktest | NotComputable | null,
): Schemas['ForecastSelection'] {
  const scores = comparedModels.map((_, index) =>
    backtest?.status === 'computed' ? nullIfUnscored(backtest.scores[index]) : null,
  );
  const bestIndex = findBestIndex(scores);
  return {
    rule: describeSelectionRule(forecast),
    candidates: comparedModels.map(({ model, label, role, considered }, index) => ({
      ...{ model, label, role, considered },
      scores: scores[index] ?? null,
      best: index === bestIndex,
    })),
  };
}

type Scores = Schemas['ForecastScores'];

function nullIfUnscored(scores: Scores | undefined): Scores | null {
  return scores && scores.origins > 0 ? scores : null;
}

/** With fewer origins, the order of the models is mostly chance. */
const minOriginsForBest = 8;

/**
 * Index of the lowest MASE among the models scored at the largest number of origins; -1 when these are too few to tell
 * models apart.
 */
function findBestIndex(all: readonly (Scores | null)[]): number {
  const maxOrigins = Math.max(...all.map((scores) => scores?.origins ?? 0));
  if (maxOrigins < minOriginsForBest) return -1;
  const errors = all.map((scores) => (scores?.origins === maxOrigins ? scores.mase : null) ?? Number.POSITIVE_INFINITY);
  const minError = Math.min(...errors);
  return Number.isFinite(minError) ? errors.indexOf(minError) : -1;
}
