import type { ForecastResult, Frequency } from 'almanac-sdk';
import { formatValue } from '../format';
import { DataTable } from '../plots/DataTable';
import { formatPosition } from './FanReadout';
import { type Fan, listLevels } from './fan';
import type { Actuals } from './useActuals';

interface Props {
  fan: Fan;
  result: ForecastResult;
  actuals: Actuals | null;
  frequency: Frequency | null;
}

/** The forecast values as a table, one period per row. */
export function ForecastTable({ fan, result, actuals, frequency }: Props) {
  const actualByDate = new Map(actuals?.points.map(({ date, value }) => [date, value]));
  const rows = result.forecasts.map(({ date, forecast, intervals }, step) => [
    formatPosition(fan, fan.lastObservedIndex + 1 + step, frequency),
    formatValue(forecast, fan.decimals),
    ...intervals.map(
      ({ lower, upper }) => `${formatValue(lower, fan.decimals)} to ${formatValue(upper, fan.decimals)}`,
    ),
    ...(actuals === null ? [] : [formatValue(actualByDate.get(date ?? ''), fan.decimals)]),
  ]);
  const levels = listLevels(result).map((level) => `${level}%`);
  return (
    <details>
      <summary>Forecast as a table</summary>
      <DataTable
        label="Forecast: table"
        columns={['Period', 'Forecast', ...levels, ...(actuals === null ? [] : ['Actual'])]}
        rows={rows}
      />
    </details>
  );
}
