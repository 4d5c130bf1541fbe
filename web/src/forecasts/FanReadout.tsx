import type { ForecastResult, ForecastRun, Frequency } from 'almanac-sdk';
import { ReadoutFacts } from '../chart/ReadoutFacts';
import { formatPeriod, formatValue } from '../format';
import type { Fan } from './fan';

interface Props {
  fan: Fan;
  result: ForecastResult;
  series: ForecastRun['series'];
  frequency: Frequency | null;
  /** Index of the position; null for the first forecast. */
  selectedIndex: number | null;
}

/** The observed and forecast values at one position, with the intervals. */
export function FanReadout({ fan, result, series, frequency, selectedIndex }: Props) {
  const dateIndex = selectedIndex ?? fan.lastObservedIndex + 1;
  const step = dateIndex - fan.lastObservedIndex - 1;
  const shown = fan.curves.flatMap((curve, index) => {
    const value = fan.data[index + 1]?.[dateIndex];
    const hidden = curve.kind === 'bound' || typeof value !== 'number' || (step < 0 && curve.label === 'Forecast');
    return hidden ? [] : [{ ...curve, value }];
  });
  return (
    <div class="readout fan-readout" aria-live="polite">
      <span class="readout-date">{formatPosition(fan, dateIndex, frequency)}</span>
      {shown.map(({ label, colour, value }) => (
        <span key={label} class="readout-entry">
          <span class="swatch" style={{ background: `var(${colour})` }} />
          <span>{label}</span>
          <strong>{formatValue(value, fan.decimals)}</strong>
        </span>
      ))}
      {(result.forecasts[step]?.intervals ?? []).map(({ level, lower, upper }) => (
        <span key={level} class="readout-entry">
          <span class="swatch fan-swatch" />
          {level}%{' '}
          <strong>
            {formatValue(lower, fan.decimals)} to {formatValue(upper, fan.decimals)}
          </strong>
        </span>
      ))}
      <ReadoutFacts unit={series.unit} vintage={series.vintage?.resolved ?? null} />
    </div>
  );
}

/** Formats a position on the horizontal axis. */
export function formatPosition({ hasDates, dates }: Fan, dateIndex: number, frequency: Frequency | null): string {
  return hasDates && frequency !== null ? formatPeriod(dates[dateIndex], frequency) : `Value ${dateIndex + 1}`;
}
