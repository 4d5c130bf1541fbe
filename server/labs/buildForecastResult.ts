import { backtestSample } from '../forecasting/backtestSample.js';
import { fitComparedModels, listModelAndMembers } from '../forecasting/comparedModels.js';
import { forecast } from '../forecasting/forecast.js';
import type { Forecast } from '../forecasting/forecastResult.js';
import { describeIntervalMethod } from '../forecasting/intervals.js';
import type { Schemas } from '../schemas.js';
import { jarqueBera } from '../stats/jarqueBera.js';
import { ljungBox } from '../stats/ljungBox.js';
import { isNotComputable } from '../stats/outcome.js';
import { buildForecastPoints } from './buildForecastPoints.js';
import { describeSampleBacktest } from './describeSampleBacktest.js';
import { describeSelection } from './describeSelection.js';
import type { InputChecks } from './forecastGuardrails/checkInput.js';
import { runForecastGuardrails } from './forecastGuardrails/index.js';
import { getRequestedChoices } from './getRequestedChoices.js';
import { listDatesAfter } from './listDatesAfter.js';
import type { RegularSeries } from './regularSeries.js';
import type { ForecastRequest } from './resolveForecastRequest.js';

/** Properties of a series besides its values. */
export interface SeriesContext {
  /** Observations per season; 1 for no season. */
  season: number;
  inputChecks: InputChecks;
}

type Result = Schemas['ForecastRun']['result'];

/** Forecasts a series, backtests the model against the baselines, and runs the guardrails. */
export function buildForecastResult(
  series: RegularSeries,
  request: ForecastRequest,
  { season, inputChecks }: SeriesContext,
): Result {
  const { model, horizon, levels, transform, intervals, range, options, backtestOrigins: origins } = request;
  const biasAdjusted = options.biasAdjusted ?? false;
  const predictOptions = { period: season, horizon, levels, transform, biasAdjusted, ...(range && { range }) };
  const forecasted = forecast(series.values, { ...predictOptions, ...getRequestedChoices(options), model, intervals });
  if (isNotComputable(forecasted)) return forecasted;
  const comparedModels =
    origins > 0 ? fitComparedModels(forecasted, series.values, predictOptions) : listModelAndMembers(forecasted);
  const naive2Index = comparedModels.findIndex((comparedModel) => comparedModel.model === 'naive2');
  const sampleBacktest =
    origins > 0
      ? backtestSample(series.values, comparedModels, { ...predictOptions, intervals, origins, naive2: naive2Index })
      : null;
  const residualTests = {
    ljung_box: ljungBox(forecasted.residuals, { period: season }),
    jarque_bera: jarqueBera(forecasted.residuals),
  };
  const subject = {
    forecast: forecasted,
    series,
    inputChecks,
    horizon,
    range,
    season,
    comparedModels,
    backtest: sampleBacktest,
  };
  const { label, parameters, criteria, intervalKind, observations, notes } = forecasted;
  return {
    ...{ status: 'computed', model, label, parameters, criteria, season, intervalKind },
    intervalMethod: describeIntervalMethod(intervalKind, season, forecasted),
    forecasts: buildPoints(forecasted, series),
    history: buildHistory(forecasted, series),
    members: forecasted.members.map(({ choices: _choices, considered: _considered, ...member }) => member),
    selection: describeSelection(forecasted, comparedModels, sampleBacktest),
    backtest: describeSampleBacktest(sampleBacktest, series),
    guardrails: runForecastGuardrails({ ...subject, autocorrelation: residualTests.ljung_box }),
    ...{ residualTests, observations, notes },
  };
}

function buildPoints(forecasted: Forecast, { values, dates, frequency }: RegularSeries) {
  const end = values.findLastIndex((value) => value !== null);
  const last = dates[end] ?? null;
  const futureDates =
    last === null || frequency === null
      ? []
      : listDatesAfter(last, frequency, forecasted.point.length, dates.slice(0, end + 1));
  return buildForecastPoints(
    forecasted.point.map((_, step) => futureDates[step] ?? null),
    forecasted,
  );
}

function buildHistory({ fitted, residuals }: Forecast, { values, dates }: RegularSeries) {
  return values.map((actual, index) => ({
    date: dates[index] ?? null,
    actual,
    fitted: fitted[index] ?? null,
    residual: residuals[index] ?? null,
  }));
}
