import type { BacktestResult, ForecastModel, Frequency } from 'almanac-sdk';
import { formatDay, formatPeriod, formatPeriods, formatValue } from '../format';
import { type Canvas, Plot } from '../plots/Plot';
import { shortNumber } from '../plots/scales';
import type { Point } from '../values/lines';
import { pathsOf, spanOf, type TestedForecast } from './backtestPaths';
import { modelNames } from './options';
import './backtest.css';

interface Props {
  result: BacktestResult;
  model: ForecastModel;
  frequency: Frequency;
  /** The latest values of the series. */
  latest: Point[];
}

/** What a model forecast at each origin, over what came: first, and as it is known now. */
export function BacktestPlot({ result, model, frequency, latest }: Props) {
  const span = spanOf(result, latest);
  const places = new Map(span.map(({ date }, place) => [date, place]));
  const paths = pathsOf(result, model);
  const forecasts = paths.flat();
  const levels = [
    ...span.map(({ value }) => value),
    ...forecasts.flatMap(({ forecast, first }) => [forecast, first?.value]),
  ];
  const numbers = levels.filter((value) => typeof value === 'number');
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const margin = (most - least || 1) * 0.06;
  const title = `Forecasts of ${modelNames[model]}`;
  return (
    <Plot
      title={title}
      summary={`${paths.length} forecasts made at as many days, over what came`}
      horizontal={{
        from: -0.5,
        to: span.length - 0.5,
        label: (place) => (span[place] === undefined ? '' : formatPeriod(span[place].date, frequency)),
      }}
      vertical={{ from: least - margin, to: most + margin, label: axisNumber }}
      places={span.map((_, place) => place)}
      read={(at) => (
        <Reading
          point={at === null ? undefined : span[at]}
          forecasts={forecasts.filter(({ date }) => at !== null && date === span[at]?.date)}
          frequency={frequency}
          firsts={forecasts.some(({ first }) => first !== null)}
        />
      )}
    >
      {(canvas) => <Shapes span={span} paths={paths} places={places} canvas={canvas} />}
    </Plot>
  );
}

/** A tick of the axis: 24k rather than 24000. */
function axisNumber(value: number): string {
  return Math.abs(value) >= 10_000
    ? value.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 })
    : shortNumber(value);
}

interface ReadingProps {
  point: Point | undefined;
  forecasts: TestedForecast[];
  frequency: Frequency;
  /** Whether first values are drawn. */
  firsts: boolean;
}

const mostRead = 3;

function Reading({ point, forecasts, frequency, firsts }: ReadingProps) {
  if (point === undefined) {
    return (
      <>
        <span class="key latest">latest value</span>
        {firsts && <span class="key first">first value</span>}
        <span class="key forecast">forecasts, each from its day</span>
      </>
    );
  }
  const first = forecasts.find((each) => each.first !== null)?.first;
  const nearest = forecasts.toSorted((a, b) => a.step - b.step).slice(0, mostRead);
  return (
    <>
      <strong>{formatPeriod(point.date, frequency)}</strong>
      <span>latest {formatValue(point.value)}</span>
      {first && <span>first {formatValue(first.value)}</span>}
      {nearest.map(({ madeOn, step, forecast }) => (
        <span key={madeOn} class="muted">
          {formatPeriods(step, frequency)} ahead, {formatDay(madeOn)}: {formatValue(forecast)}
        </span>
      ))}
    </>
  );
}

interface ShapesProps {
  span: Point[];
  paths: TestedForecast[][];
  places: Map<string, number>;
  canvas: Canvas;
}

function Shapes({ span, paths, places, canvas: { x, y, at } }: ShapesProps) {
  const placed = (date: string) => x(places.get(date) ?? 0);
  return (
    <>
      {at !== null && <line class="reading-line" x1={x(at)} x2={x(at)} y1="8" y2="214" />}
      <path
        class="latest"
        d={pathThrough(
          span.map(({ date, value }) => [placed(date), value]),
          y,
        )}
      />
      {paths.map((path) => (
        <g key={path[0]?.madeOn} class="forecast">
          <path
            d={pathThrough(
              path.map(({ date, forecast }) => [placed(date), forecast]),
              y,
            )}
          />
          {path
            .slice(0, 1)
            .map(
              ({ date, forecast }) =>
                forecast !== null && <circle key={date} cx={placed(date)} cy={y(forecast)} r="2.5" />,
            )}
        </g>
      ))}
      {paths
        .flat()
        .map(
          ({ madeOn, date, first }) =>
            first && <circle key={`${madeOn} ${date}`} class="first" cx={placed(date)} cy={y(first.value)} r="3" />,
        )}
    </>
  );
}

/** A line through points, broken where there is none. */
function pathThrough(points: [number, number | null][], y: Canvas['y']): string {
  let broken = true;
  return points
    .map(([left, value]) => {
      const command = broken ? 'M' : 'L';
      broken = value === null;
      return value === null ? '' : `${command}${left},${y(value)}`;
    })
    .join('');
}
