import type { IndicatorDetailResponse } from 'almanac-sdk';
import { useMemo } from 'preact/hooks';
import { Chart } from '../chart/Chart';
import { formatDay } from '../format';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { againstLatest } from '../values/againstLatest';
import type { Line } from '../values/lines';
import { countryName } from '../words';
import { AsOf } from './AsOf';
import { Controls } from './Controls';
import { drawingOf } from './drawing';
import type { useIndicator } from './useIndicator';
import { rangeStart, type SetView, type View } from './view';
import './chart.css';

interface Props {
  indicator: IndicatorDetailResponse;
  view: View;
  setView: SetView;
  read: ReturnType<typeof useIndicator>;
}

/** The chart with what governs it: countries, units, range, scale, and the day as of which values are read. */
export function ChartCard({ indicator, view, setView, read }: Props) {
  const { latest, known, vintages } = read;
  const then = view.vintage === '' ? undefined : known.data;
  const drawing = useMemo(
    () => (latest.data === undefined ? undefined : drawingOf(shownLines(latest.data, then, view))),
    [latest.data, then, view.vintage, view.units],
  );
  const failure = latest.failure ?? (view.vintage === '' ? undefined : known.failure);
  const first = latest.data?.[0];
  const newest = first?.points.at(-1)?.date;
  const logarithmic = view.logarithmic && drawing?.positive === true;
  return (
    <section class="card chart-card" aria-label="Chart" aria-busy={latest.loading || known.loading}>
      <Controls indicator={indicator} view={view} setView={setView} canBeLogarithmic={drawing?.positive !== false} />
      {failure !== undefined && <Failure failure={failure} again={latest.failure ? latest.again : known.again} />}
      {drawing === undefined && failure === undefined && <Loading what="Reading the values" />}
      {drawing !== undefined && failure === undefined && (
        <>
          <Chart
            drawing={drawing}
            frequency={first?.frequency ?? indicator.metadata.frequency}
            logarithmic={logarithmic}
            from={secondsOf(rangeStart(view.range, newest))}
            title={indicator.metadata.name}
          />
          <p class="chart-unit">{[...new Set(drawing.curves.map(({ unit }) => unit))].join(' · ')}</p>
          {[...drawing.remarks, ...(first?.notes ?? [])].map((remark) => (
            <p key={remark} class="remark">
              {remark}
            </p>
          ))}
        </>
      )}
      <AsOf vintages={vintages.data?.vintages ?? []} view={view} setView={setView} then={then?.[0]} now={first} />
    </section>
  );
}

function secondsOf(date: string | null): number | null {
  return date === null ? null : Date.parse(date) / 1000;
}

/** What is drawn: the latest values, or those of a day with the latest behind them. */
function shownLines(latest: Line[], then: Line[] | undefined, { vintage, units }: View) {
  if (then === undefined)
    return latest.map((line) => ({ line, label: countryName(line.country), behind: null, behindLabel: '' }));
  const alone = then.length === 1;
  return then.map((line, place) => {
    const now = latest[place];
    const compared = now && line.refusal === null ? againstLatest(line, now, units) : null;
    return {
      line: compared === null ? line : { ...line, points: compared.points, unit: now?.unit ?? line.unit },
      label: alone ? `As known on ${formatDay(vintage)}` : `${countryName(line.country)} then`,
      behindLabel: alone ? 'Latest' : `${countryName(line.country)} now`,
      behind: compared === null ? null : (now?.points ?? null),
    };
  });
}
