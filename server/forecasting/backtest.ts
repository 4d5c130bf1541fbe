/*
 * How well the model of a run would have done at earlier dates, and others beside it. What was chosen by looking at the whole sample (forms,
 * orders, members) stays, as to choose again at each origin would take as long as the run did; parameters are estimated anew from what was
 * known. Origins stand in the later half of the sample, where the choices are not far from those that would have been made.
 */
import { isNotComputable, type NotComputable, notComputable } from '../stats/outcome.js';
import { outcomeOf } from './evaluate.js';
import { fitterOf } from './fitAgain.js';
import type { Specification } from './fittedModel.js';
import type { Forecast, OutlookOptions } from './forecast.js';
import { forecastOf } from './forecastOf.js';
import { prepare } from './prepare.js';
import { fewestKnown, type OriginCase, rollingOrigins } from './rollingOrigins.js';
import { type Scores, scoresByStep, scoresOf } from './scores.js';

export interface Backtest {
  status: 'computed';
  /** Periods ahead that were held to what came. */
  horizon: number;
  /** What was known at each origin: up to how many periods from the start, and how many values. */
  origins: { known: number; observations: number }[];
  /** Of each model, in their order. */
  scores: Scores[];
  /** Of the first of them. */
  byHorizon: { step: number; scores: Scores }[];
}

/**
 * Backtests models at up to `origins` origins, `naive2` (a place in the list) being what the others are measured against. Not computable
 * where there are too few values for one origin, or where the first model could be scored at none.
 */
export function backtest(
  series: readonly (number | null)[],
  specifications: readonly Specification[],
  options: OutlookOptions & { origins: number; naive2: number },
): Backtest | NotComputable {
  const { period, origins, naive2 } = options;
  const known = series.slice(0, series.findLastIndex((value) => value !== null) + 1);
  const fewest = fewestKnown(period);
  const observations = count(known);
  if (known.length <= fewest) return notComputable('TOO_FEW_OBSERVATIONS', observations, fewest + 1);
  const horizon = Math.min(options.horizon, Math.max(1, Math.floor((known.length - fewest) / 2)));
  const first = Math.max(fewest, Math.ceil(known.length / 2));
  const cases = rollingOrigins(known, { period, horizon, most: origins, first });
  const made = cases.map((origin) => forecastsAt(origin, specifications, { ...options, horizon }));
  const outcomes = specifications.map((_, place) =>
    cases.map((origin, at) => outcomeOf(origin, made[at]?.[place] as Forecast | NotComputable, options)),
  );
  const yardstick = outcomes[naive2] ?? [];
  const scores = outcomes.map((own) => scoresOf(own, yardstick));
  if (!scores[0]?.origins) return notComputable('ZERO_VARIANCE', observations);
  return {
    status: 'computed',
    horizon,
    origins: cases.map(({ time, training }) => ({ known: time, observations: count(training) })),
    scores,
    byHorizon: scoresByStep(outcomes[0] ?? [], yardstick),
  };
}

function forecastsAt(
  { training }: OriginCase,
  specifications: readonly Specification[],
  options: OutlookOptions,
): (Forecast | NotComputable)[] {
  const prepared = prepare(training, options);
  if (isNotComputable(prepared)) return specifications.map(() => prepared);
  const again = fitterOf(prepared.change.values, options.period);
  return specifications.map((specification) => {
    const fitted = again(specification);
    return isNotComputable(fitted) ? fitted : forecastOf(fitted, prepared, options);
  });
}

function count(values: readonly (number | null)[]): number {
  return values.filter((value) => value !== null).length;
}
