import type { ForecastPoint, ForecastResult, ForecastRun, Frequency } from 'almanac-sdk';
import { formatPeriod, formatPeriods, formatValue, missing } from '../format';
import { formatShortNumber } from '../plots/scales';

/** The forecast in four figures: the next value, the last, the model, and how it would have done. */
export function Summary({ run, result }: { run: ForecastRun; result: ForecastResult }) {
  const { forecasts } = result;
  const [next, last] = [forecasts[0], forecasts.at(-1)];
  return (
    <dl class="figures">
      {next && <ForecastFigure point={next} step={1} frequency={run.series.frequency} />}
      {last && <ForecastFigure point={last} step={forecasts.length} frequency={run.series.frequency} />}
      <div class="figure">
        <dt>Model</dt>
        <dd>{result.members.length > 0 ? `Mean of ${result.members.length}` : result.label}</dd>
        <dd class="figure-note">
          {result.observations.toLocaleString('en-US')} values,{' '}
          {result.intervalKind === 'calibrated' ? 'calibrated intervals' : 'intervals as the model says'}
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
}

function ForecastFigure({ point: { date, forecast, intervals }, step, frequency }: ForecastFigureProps) {
  const widest = intervals.at(-1);
  return (
    <div class="figure">
      <dt>
        {date !== null && frequency !== null && `${formatPeriod(date, frequency)}, `}
        {formatPeriods(step, frequency)} ahead
      </dt>
      <dd>{formatValue(forecast)}</dd>
      <dd class="figure-note">
        {widest === undefined
          ? 'no intervals'
          : `${widest.level} %: ${formatValue(widest.lower)} to ${formatValue(widest.upper)}`}
      </dd>
    </div>
  );
}

/** The measure against Naive 2, in words: below one is better. */
function BacktestFigure({ backtest }: Pick<ForecastResult, 'backtest'>) {
  const scores = backtest?.status === 'computed' ? backtest.scores : null;
  const owa = scores?.owa ?? null;
  const percent = owa === null ? 0 : Math.round(Math.abs(1 - owa) * 100);
  return (
    <div class="figure">
      <dt>Tested at earlier dates</dt>
      <dd>{owa === null ? missing : `OWA ${formatShortNumber(Number(owa.toFixed(2)))}`}</dd>
      <dd class="figure-note">
        {owa === null
          ? 'not tested'
          : `${percent === 0 ? 'no better or worse' : `${percent} % ${owa < 1 ? 'better' : 'worse'}`} than Naive 2 at ${scores?.origins} ${scores?.origins === 1 ? 'date' : 'dates'}`}
      </dd>
    </div>
  );
}
