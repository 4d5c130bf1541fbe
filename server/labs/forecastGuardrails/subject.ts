import type { SampleBacktest } from '../../forecasting/backtestSample.js';
import type { ComparedModel } from '../../forecasting/comparedModels.js';
import type { Forecast } from '../../forecasting/forecastResult.js';
import type { Schemas } from '../../schemas.js';
import type { Check } from '../../series/guardrails/runChecks.js';
import type { NotComputable } from '../../stats/outcome.js';
import type { RegularSeries } from '../regularSeries.js';
import type { InputChecks } from './checkInput.js';

/** A forecast and what is known of how good it is. */
export interface ForecastSubject {
  forecast: Forecast;
  series: RegularSeries;
  inputChecks: InputChecks;
  horizon: number;
  /** Observations in a season, 1 for none. */
  season: number;
  /** In the order of the scores of the backtest, the model of the forecast first. */
  comparedModels: readonly ComparedModel[];
  /** null where none was asked for. */
  backtest: SampleBacktest | NotComputable | null;
  autocorrelation: Schemas['ForecastResult']['residualTests']['ljung_box'];
}

/** One check of a forecast: its code and its rule. */
export type ForecastCheck = Check<Schemas['ForecastGuardrailCode'], ForecastSubject>;

/** Why nothing is known of how good a forecast would have been; undefined where it is. */
export function explainMissingBacktest({ backtest }: ForecastSubject): { notApplicable: string } | undefined {
  if (backtest === null) return { notApplicable: 'no backtest was asked for' };
  return backtest.status === 'computed' ? undefined : { notApplicable: 'no backtest could be made' };
}

/** The date of a place in the series; null for values without dates. */
export function getDateAt({ dates }: RegularSeries, index: number | undefined): string | null {
  return index === undefined ? null : (dates[index] ?? null);
}
