import type { IndicatorDetailResponse } from 'almanac-sdk';
import { toDay } from '../../../server/charts/chartModel.js';
import { Chart } from '../chart/Chart';
import type { ChartData } from '../chart/chartData';
import { MarkerList } from './MarkerList';
import { recessionSource } from './recessions';
import { getEnd, getStart, type SetView, type View } from './view';

interface Props {
  indicator: IndicatorDetailResponse;
  chartData: ChartData;
  view: View;
  setView: SetView;
  lastDate: string | null;
}

/** The chart in its range, with its units and the source of the recessions. */
export function ChartView({ indicator: { metadata }, chartData, view, setView, lastDate }: Props) {
  const [start, end] = [getStart(view, lastDate), getEnd(view, lastDate)];
  return (
    <>
      <Chart
        chartData={chartData}
        frequency={metadata.frequency}
        logarithmic={view.logarithmic && chartData.isPositive}
        xMin={toUnixSeconds(start)}
        xMax={toUnixSeconds(end)}
        onRangeChange={(from, to) => setView({ start: toDay(from * 1000), end: toDay(to * 1000) })}
        title={metadata.name}
      />
      <p class="chart-unit">
        {[...new Set(chartData.curves.map(({ unit }) => unit))].join(' · ')}
        {chartData.curves.map(
          ({ label, unit, published }) => published && ` · ${label}: rescaled from ${published.unit} to ${unit}`,
        )}
        {chartData.recessions !== undefined && chartData.recessions.length > 0 && (
          <>
            {' '}
            · Shaded: US recessions (<a href={recessionSource}>NBER</a>)
          </>
        )}
      </p>
      <MarkerList chartData={chartData} frequency={metadata.frequency} start={start} end={end} />
    </>
  );
}

function toUnixSeconds(date: string | null): number | null {
  return date === null ? null : Date.parse(date) / 1000;
}
