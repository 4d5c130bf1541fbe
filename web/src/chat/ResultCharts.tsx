import { useState } from 'preact/hooks';
import { Chart } from '../chart/Chart';
import { formatCount } from '../format';
import { DataTable } from '../plots/DataTable';
import type { DrawnSeries } from './drawnSeries';
import '../forecasts/fan.css';
import './resultCharts.css';

/** More charts at once would be slow to draw and hard to read. */
const maxShown = 4;

/** A chart and a table of each series. */
export function ResultCharts({ series }: { series: readonly DrawnSeries[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? series : series.slice(0, maxShown);
  return (
    <div class="result-charts">
      {shown.map((one) => (
        <SeriesFigure key={[one.title, one.facts, one.columns].join()} series={one} />
      ))}
      {shown.length < series.length && (
        <p class="more-charts">
          <button type="button" class="quiet" onClick={() => setShowsAll(true)}>
            Show all {series.length} series
          </button>
        </p>
      )}
    </div>
  );
}

function SeriesFigure({ series }: { series: DrawnSeries }) {
  const { title, facts, address, chartData, frequency, columns, rows } = series;
  const name = [title, facts, ...columns.slice(1, 2)].join(', ');
  return (
    <figure class="result-chart">
      <figcaption>
        {address === undefined ? <strong>{title}</strong> : <a href={address}>{title}</a>}
        <span class="fine">{facts}</span>
      </figcaption>
      {chartData !== undefined && <Chart {...{ chartData, frequency }} logarithmic={false} xMin={null} title={name} />}
      <details open={chartData === undefined}>
        <summary>{formatCount(rows.length, 'value')} as a table</summary>
        <DataTable label={`${name}: values`} {...{ columns, rows }} />
      </details>
    </figure>
  );
}
