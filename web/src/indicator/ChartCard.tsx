import type { IndicatorDetailResponse } from 'almanac-sdk';
import { useMemo } from 'preact/hooks';
import { Chart } from '../chart/Chart';
import { formatDay } from '../format';
import { getCountryName } from '../labels';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { compareWithLatest } from '../values/compareWithLatest';
import type { Line } from '../values/lines';
import { AsOf } from './AsOf';
import { Controls } from './Controls';
import { buildChartData } from './chartData';
import type { useIndicator } from './useIndicator';
import { getRangeStart, type SetView, type View } from './view';
import './chart.css';

interface Props {
  indicator: IndicatorDetailResponse;
  view: View;
  setView: SetView;
  /** The date of the last value shown, where the range ends. */
  lastDate: string | null;
  calls: ReturnType<typeof useIndicator>;
}

/** The chart with its controls and the vintage slider. */
export function ChartCard({ indicator, view, setView, lastDate, calls }: Props) {
  const { latest, atVintage, vintages } = calls;
  const earlierLines = view.vintage === '' ? undefined : atVintage.data;
  const chartData = useMemo(
    () => (latest.data === undefined ? undefined : buildChartData(selectLines(latest.data, earlierLines, view))),
    [latest.data, earlierLines, view.vintage, view.units],
  );
  const failure = latest.failure ?? (view.vintage === '' ? undefined : atVintage.failure);
  const first = latest.data?.[0];
  const logarithmic = view.logarithmic && chartData?.isPositive === true;
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
          <Chart
            chartData={chartData}
            frequency={first?.frequency ?? indicator.metadata.frequency}
            logarithmic={logarithmic}
            xMin={toUnixSeconds(getRangeStart(view.range, lastDate))}
            title={indicator.metadata.name}
          />
          <p class="chart-unit">{[...new Set(chartData.curves.map(({ unit }) => unit))].join(' · ')}</p>
          {[...chartData.notes, ...(first?.notes ?? [])].map((note) => (
            <p key={note} class="remark">
              {note}
            </p>
          ))}
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

function toUnixSeconds(date: string | null): number | null {
  return date === null ? null : Date.parse(date) / 1000;
}

/** Selects the lines to draw: the latest values, or those of a vintage with the latest values behind them. */
function selectLines(latest: Line[], earlierLines: Line[] | undefined, { vintage, units }: View) {
  if (earlierLines === undefined)
    return latest.map((line) => ({
      ...{ line, label: getCountryName(line.country) },
      ...{ behind: null, behindLabel: '', isOtherDefinition: false },
    }));
  const isSingleCountry = earlierLines.length === 1;
  return earlierLines.map((line, index) => {
    const latestLine = latest[index];
    const comparison = latestLine && line.error === null ? compareWithLatest(line, latestLine, units) : null;
    return {
      line: comparison === null ? line : { ...line, points: comparison.points, unit: latestLine?.unit ?? line.unit },
      label: isSingleCountry ? `As of ${formatDay(vintage)}` : `${getCountryName(line.country)} (vintage)`,
      behindLabel: isSingleCountry ? 'Latest' : `${getCountryName(line.country)} (latest)`,
      behind: comparison === null ? null : (latestLine?.points ?? null),
      isOtherDefinition: comparison?.isSameDefinition === false,
    };
  });
}
