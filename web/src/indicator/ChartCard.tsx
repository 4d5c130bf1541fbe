import type { IndicatorDetailResponse } from 'almanac-sdk';
import { useMemo } from 'preact/hooks';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { AsOf } from './AsOf';
import { buildData } from './buildData';
import { ChartTable } from './ChartTable';
import { ChartView } from './ChartView';
import { Controls } from './Controls';
import { ShareMenu } from './ShareMenu';
import type { useIndicator } from './useIndicator';
import type { SetView, View } from './view';
import './chart.css';

interface Props {
  indicator: IndicatorDetailResponse;
  view: View;
  setView: SetView;
  /** The date of the last observed value shown, where the range ends except for projections. */
  lastDate: string | null;
  calls: ReturnType<typeof useIndicator>;
}

/** The chart with its controls and the vintage slider. */
export function ChartCard({ indicator, view, setView, lastDate, calls }: Props) {
  const { latest, atVintage, vintages } = calls;
  const earlierLines = view.vintage === '' ? undefined : atVintage.data;
  const chartData = useMemo(
    () =>
      latest.data === undefined ? undefined : buildData(latest.data, earlierLines, view, calls.envelope, indicator),
    [latest.data, earlierLines, view.vintage, view.units, view.indexed, view.recessions, calls.envelope, indicator],
  );
  const failure = latest.failure ?? (view.vintage === '' ? undefined : atVintage.failure);
  const first = latest.data?.[0];
  return (
    <section class="card chart-card" aria-label="Chart" aria-busy={latest.loading || atVintage.loading}>
      <Controls
        indicator={indicator}
        view={view}
        setView={setView}
        lastDate={lastDate}
        canBeLogarithmic={chartData?.isPositive !== false}
      />
      {failure !== undefined && <Failure failure={failure} retry={latest.failure ? latest.retry : atVintage.retry} />}
      {chartData === undefined && failure === undefined && <Loading label="Loading the values" />}
      {chartData !== undefined && failure === undefined && (
        <>
          <ChartView indicator={indicator} view={view} setView={setView} lastDate={lastDate} chartData={chartData} />
          {[...chartData.notes, ...(first?.notes ?? [])].map((note) => (
            <p key={note} class="remark">
              {note}
            </p>
          ))}
        </>
      )}
      {chartData !== undefined && latest.data !== undefined && (
        <>
          <ShareMenu indicator={indicator} view={view} lastDate={lastDate} />
          <ChartTable chartData={chartData} indicator={indicator} view={view} lastDate={lastDate} />
        </>
      )}
      <AsOf
        vintages={vintages.data?.vintages ?? []}
        view={view}
        setView={setView}
        earlier={earlierLines?.[0]}
        latest={first}
      />
    </section>
  );
}
