import type { SampleBacktest } from '../../forecasting/backtestSample.js';
import type { ComparedModel } from '../../forecasting/comparedModels.js';
import type { Forecast } from '../../forecasting/forecastResult.js';
import type { ValueRange } from '../../forecasting/valueRange.js';
import type { Schemas } from '../../schemas.js';
import type { Check } from '../../series/guardrails/runChecks.js';
import type { NotComputable } from '../../stats/outcome.js';
import type { RegularSeries } from '../regularSeries.js';
import type { InputChecks } from './checkInput.js';

/** A forecast with its backtest and residual tests. */
export interface ForecastSubject {
  forecast: Forecast;
  series: RegularSeries;
  inputChecks: InputChecks;
  horizon: number;
  /** Possible values of the series. */
  range: ValueRange | undefined;
  /** Observations per season; 1 for no season. */
  season: number;
  /** In the order of the backtest scores; the model of the forecast is first. */
  comparedModels: readonly ComparedModel[];
  /** Null when no backtest was requested. */
  backtest: SampleBacktest | NotComputable | null;
  autocorrelation: Schemas['ForecastResult']['residualTests']['ljung_box'];
}

/** One check of a forecast: its code and its rule. */
export type ForecastCheck = Check<Schemas['ForecastGuardrailCode'], ForecastSubject>;

/** Returns why there are no backtest scores; undefined when there are. */
export function explainMissingBacktest({ backtest }: ForecastSubject): { notApplicable: string } | undefined {
  if (backtest === null) return { notApplicable: 'no backtest was requested' };
  return backtest.status === 'computed' ? undefined : { notApplicable: 'the backtest could not be computed' };
}

/** Returns the date at an index; null for values without dates. */
export function getDateAt({ dates }: RegularSeries, index: number | undefined): string | null {
  return index === undefined ? null : (dates[index] ?? null);
}
