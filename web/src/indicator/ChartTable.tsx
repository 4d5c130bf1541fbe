import type { IndicatorDetailResponse } from 'almanac-sdk';
import type { ChartData } from '../chart/chartData';
import { formatPeriod, formatValue } from '../format';
import { DataTable } from '../plots/DataTable';
import { getStart, type View } from './view';

interface Props {
  indicator: IndicatorDetailResponse;
  chartData: ChartData;
  view: View;
  lastDate: string | null;
}

/** The latest dates are enough to read; the CSV download has all. */
const maxRows = 200;

/** The values of the chart in the shown range as a table, newest first. */
export function ChartTable({ indicator: { metadata }, chartData: { curves, data, dates }, view, lastDate }: Props) {
  const start = getStart(view, lastDate) ?? '';
  const shown = dates.flatMap((date, index) => (date >= start && (view.end === '' || date <= view.end) ? [index] : []));
  const rows = shown.slice(-maxRows).reverse();
  return (
    <details>
      <summary>Values as a table</summary>
      {rows.length < shown.length && (
        <p class="fine">The table shows the last {maxRows} dates. The CSV file has all.</p>
      )}
      <DataTable
        label={`${metadata.name}: values`}
        columns={[
          'Date',
          ...curves.map(({ label, unit, published }) => `${label}${published ? ', rescaled' : ''}, ${unit}`),
        ]}
        rows={rows.map((index) => [
          formatPeriod(dates[index], metadata.frequency),
          ...curves.map(({ decimals }, curve) => formatValue(data[curve + 1]?.[index], decimals)),
        ])}
      />
    </details>
  );
}
