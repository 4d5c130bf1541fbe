import type { DiagnosticsResponse } from 'almanac-sdk';
import { useMemo } from 'preact/hooks';
import { Chart } from '../chart/Chart';
import type { ChartData } from '../chart/chartData';
import { findDecimals, formatValue } from '../format';

/** A chart of the tested series, after its transformations. */
export function SeriesCard({ diagnostics }: { diagnostics: DiagnosticsResponse }) {
  const { series } = diagnostics;
  const chartData = useMemo(() => buildChartData(diagnostics), [diagnostics]);
  const numbers = (diagnostics.values ?? []).flatMap(({ value }) => (value === null ? [] : [value]));
  if (numbers.length === 0) return null;
  const decimals = findDecimals(series.unit, numbers);
  const min = formatValue(
    numbers.reduce((a, b) => Math.min(a, b)),
    decimals,
  );
  const max = formatValue(
    numbers.reduce((a, b) => Math.max(a, b)),
    decimals,
  );
  return (
    <section class="card" aria-label="Tested series">
      <h2>Tested series</h2>
      <Chart
        chartData={chartData}
        frequency={chartData.hasDates ? series.frequency : null}
        logarithmic={false}
        xMin={null}
        title={`${series.name ?? 'your values'}, ${numbers.length} values between ${min} and ${max}`}
      />
      <p class="chart-unit">{series.unit}</p>
    </section>
  );
}

/** Builds chart data with one curve over dates, or over 1 … n for values without dates. */
function buildChartData({ values = [], series }: DiagnosticsResponse): ChartData & { hasDates: boolean } {
  const hasDates = values.every(({ date }) => date !== null);
  const positions = values.map(({ date }, index) => (hasDates ? Date.parse(date ?? '') / 1000 : index + 1));
  return {
    curves: [
      {
        label: series.name ?? 'Your values',
        unit: series.unit,
        colour: '--series-1',
        kind: 'shown',
        scale: 'left',
        line: 0,
      },
    ],
    data: [positions, values.map(({ value }) => value)],
    dates: values.map(({ date }, index) => date ?? String(index + 1)),
    notes: [],
    isPositive: false,
    hasDates,
  };
}
