import type { Schemas } from '../contract.js';
import { backtest } from '../forecasting/backtest.js';
import { type Forecast, forecast } from '../forecasting/forecast.js';
import { intervalMethod } from '../forecasting/intervals.js';
import { ownModels, rivalsOf } from '../forecasting/rivals.js';
import type { Frequency } from '../series/frequency.js';
import { jarqueBera } from '../stats/jarqueBera.js';
import { ljungBox } from '../stats/ljungBox.js';
import { isNotComputable } from '../stats/outcome.js';
import { chosenByRequest } from './chosenByRequest.js';
import { datesAfter } from './datesAfter.js';
import { describeBacktest } from './describeBacktest.js';
import { describeSelection } from './describeSelection.js';
import { forecastGuardrails } from './forecastGuardrails/index.js';
import type { InputChecks } from './forecastGuardrails/input.js';
import { forecastPoints } from './forecastPoints.js';
import type { ForecastRequest } from './forecastRequest.js';

/** Values a period apart, with the date of each where they have one. */
export interface RegularSeries {
  values: (number | null)[];
  dates: (string | null)[];
  /** Null where it is not known. */
  frequency: Frequency | null;
}

/** What is known of a series besides its values. */
export interface Known {
  /** Observations in a season, 1 for none. */
  season: number;
  input: InputChecks;
}

type Result = Schemas['ForecastRun']['result'];

/** Forecasts a series as a request asks, tells how good that would have been, and what speaks against it. */
export function forecastSeries(series: RegularSeries, asked: ForecastRequest, { season, input }: Known): Result {
  const { model, horizon, levels, transform, intervals, options, backtestOrigins: origins } = asked;
  const biasAdjusted = options.biasAdjusted ?? false;
  const outlook = { period: season, horizon, levels, transform, biasAdjusted };
  const made = forecast(series.values, { ...outlook, ...chosenByRequest(options), model, intervals });
  if (isNotComputable(made)) return made;
  const rivals = origins > 0 ? rivalsOf(made, series.values, outlook) : ownModels(made);
  const naive2 = rivals.findIndex((rival) => rival.model === 'naive2');
  const tested = origins > 0 ? backtest(series.values, rivals, { ...outlook, intervals, origins, naive2 }) : null;
  const residualTests = {
    ljung_box: ljungBox(made.residuals, { period: season }),
    jarque_bera: jarqueBera(made.residuals),
  };
  const subject = { made, series, input, horizon, season, rivals, backtest: tested };
  const { label, parameters, criteria, intervalKind, observations, notes } = made;
  return {
    ...{ status: 'computed', model, label, parameters, criteria, season, intervalKind },
    intervalMethod: intervalMethod(intervalKind, season),
    forecasts: pointsOf(made, series),
    history: historyOf(made, series),
    members: made.members.map(({ choices: _choices, considered: _considered, ...member }) => member),
    selection: describeSelection(made, rivals, tested),
    backtest: describeBacktest(tested, series),
    guardrails: forecastGuardrails({ ...subject, autocorrelation: residualTests.ljung_box }),
    ...{ residualTests, observations, notes },
  };
}

function pointsOf(made: Forecast, { values, dates, frequency }: RegularSeries) {
  const end = values.findLastIndex((value) => value !== null);
  const last = dates[end] ?? null;
  const ahead =
    last === null || frequency === null ? [] : datesAfter(last, frequency, made.point.length, dates.slice(0, end + 1));
  return forecastPoints(
    made.point.map((_, step) => ahead[step] ?? null),
    made,
  );
}

function historyOf({ fitted, residuals }: Forecast, { values, dates }: RegularSeries) {
  return values.map((actual, place) => ({
    date: dates[place] ?? null,
    actual,
    fitted: fitted[place] ?? null,
    residual: residuals[place] ?? null,
  }));
}
