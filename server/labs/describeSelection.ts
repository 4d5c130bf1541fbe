import type { Schemas } from '../contract.js';
import type { Backtest } from '../forecasting/backtest.js';
import type { Forecast } from '../forecasting/forecast.js';
import type { Rival } from '../forecasting/rivals.js';
import { selectionRule } from '../forecasting/selectionRule.js';
import type { NotComputable } from '../stats/outcome.js';

/** Why this model, and how the others would have done. */
export function describeSelection(
  made: Forecast,
  rivals: readonly Rival[],
  tested: Backtest | NotComputable | null,
): Schemas['ForecastSelection'] {
  const scores = rivals.map((_, place) => (tested?.status === 'computed' ? scored(tested.scores[place]) : null));
  const best = bestOf(scores);
  return {
    rule: selectionRule(made),
    candidates: rivals.map(({ model, label, role, considered }, place) => ({
      ...{ model, label, role, considered },
      scores: scores[place] ?? null,
      best: place === best,
    })),
  };
}

type Scores = Schemas['ForecastScores'];

function scored(scores: Scores | undefined): Scores | null {
  return scores && scores.origins > 0 ? scores : null;
}

/** The place of the least MASE among those scored at the most origins; -1 where there is none. */
function bestOf(all: readonly (Scores | null)[]): number {
  const most = Math.max(...all.map((scores) => scores?.origins ?? 0));
  const errors = all.map((scores) => (scores?.origins === most ? scores.mase : null) ?? Number.POSITIVE_INFINITY);
  const least = Math.min(...errors);
  return Number.isFinite(least) ? errors.indexOf(least) : -1;
}
