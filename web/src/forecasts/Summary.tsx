import type { ForecastPoint, ForecastResult, ForecastRun, Frequency } from 'almanac-sdk';
import { formatPeriod, formatPeriods, formatValue, missing } from '../format';
import { formatShortNumber } from '../plots/scales';
import { findForecastDecimals } from './findForecastDecimals';

/** The key figures of the forecast: the first and last forecast value, the model, and its backtest result. */
export function Summary({ run, result }: { run: ForecastRun; result: ForecastResult }) {
  const { forecasts } = result;
  const [next, last] = [forecasts[0], forecasts.at(-1)];
  const common = { frequency: run.series.frequency, decimals: findForecastDecimals(result, run.series.unit) };
  return (
    <dl class="figures">
      {next && <ForecastFigure point={next} step={1} {...common} />}
      {last && <ForecastFigure point={last} step={forecasts.length} {...common} />}
      <div class="figure">
        <dt>Model</dt>
        <dd>{result.members.length > 0 ? `Mean of ${result.members.length} models` : result.label}</dd>
        <dd class="figure-note">
          {result.observations.toLocaleString('en-US')} values,{' '}
          {result.intervalKind === 'calibrated' ? 'calibrated intervals' : 'model-based intervals'}
        </dd>
      </div>
      <BacktestFigure backtest={result.backtest} />
    </dl>
  );
}

interface ForecastFigureProps {
  point: ForecastPoint;
  step: number;
  frequency: Frequency | null;
  decimals: number | undefined;
}

function ForecastFigure({ point: { date, forecast, intervals }, step, frequency, decimals }: ForecastFigureProps) {
  const widest = intervals.at(-1);
  return (
    <div class="figure">
      <dt>
        {date !== null && frequency !== null && `${formatPeriod(date, frequency)}, `}
        {formatPeriods(step, frequency)} ahead
      </dt>
      <dd>{formatValue(forecast, decimals)}</dd>
      <dd class="figure-note">
        {widest === undefined
          ? 'no intervals'
          : `${widest.level}% interval: ${formatValue(widest.lower, decimals)} to ${formatValue(widest.upper, decimals)}`}
      </dd>
    </div>
  );
}

/** The overall weighted average (OWA) of the errors relative to Naive 2; below 1 is better. */
function BacktestFigure({ backtest }: Pick<ForecastResult, 'backtest'>) {
  const scores = backtest?.status === 'computed' ? backtest.scores : null;
  const owa = scores?.owa ?? null;
  const percent = owa === null ? 0 : Math.round(Math.abs(1 - owa) * 100);
  return (
    <div class="figure">
      <dt>Accuracy at earlier dates</dt>
      <dd>{owa === null ? missing : `OWA ${formatShortNumber(Number(owa.toFixed(2)))}`}</dd>
      <dd class="figure-note">
        {owa === null
          ? 'not tested'
          : `${percent === 0 ? 'no better or worse' : `${percent}% ${owa < 1 ? 'better' : 'worse'}`} than Naive 2 at ${scores?.origins} ${scores?.origins === 1 ? 'date' : 'dates'}`}
      </dd>
    </div>
  );
}
