import type { ForecastResult, Frequency } from 'almanac-sdk';
import { formatValue } from '../format';
import { DataTable } from '../plots/DataTable';
import { placeName } from './FanReadout';
import { type Fan, levelsOf } from './fan';
import type { Since } from './useSince';

interface Props {
  fan: Fan;
  result: ForecastResult;
  since: Since | null;
  frequency: Frequency | null;
}

/** The numbers of the fan, a period a row. */
export function NumbersTable({ fan, result, since, frequency }: Props) {
  const came = new Map(since?.points.map(({ date, value }) => [date, value]));
  const rows = result.forecasts.map(({ date, forecast, intervals }, step) => [
    placeName(fan, fan.last + 1 + step, frequency),
    formatValue(forecast),
    ...intervals.map(({ lower, upper }) => `${formatValue(lower)} to ${formatValue(upper)}`),
    ...(since === null ? [] : [formatValue(came.get(date ?? ''))]),
  ]);
  const levels = levelsOf(result).map((level) => `${level} %`);
  return (
    <details>
      <summary>The numbers as a table</summary>
      <DataTable
        label="Forecasts, table"
        columns={['Period', 'Forecast', ...levels, ...(since === null ? [] : ['Came since'])]}
        rows={rows}
      />
    </details>
  );
}
