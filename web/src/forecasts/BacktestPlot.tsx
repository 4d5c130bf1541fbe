import type { BacktestResult, ForecastModel, Frequency } from 'almanac-sdk';
import { findLoneValues } from '../../../server/charts/findLoneValues.js';
import { formatDay, formatPeriod, formatPeriods, formatTicks, formatValue } from '../format';
import { type Canvas, Plot } from '../plots/Plot';
import type { Point } from '../values/lines';
import { type BacktestForecast, listPaths, selectSpan } from './backtestPaths';
import { modelNames } from './modelNames';
import './backtest.css';

interface Props {
  result: BacktestResult;
  model: ForecastModel;
  frequency: Frequency;
  /** The latest values of the series. */
  latest: Point[];
}

/** The forecasts of a model from each origin, with the first and the latest published values. */
export function BacktestPlot({ result, model, frequency, latest }: Props) {
  const span = selectSpan(result, latest);
  const indexByDate = new Map(span.map(({ date }, index) => [date, index]));
  const paths = listPaths(result, model);
  const forecasts = paths.flat();
  const levels = [
    ...span.map(({ value }) => value),
    ...forecasts.flatMap(({ forecast, first }) => [forecast, first?.value]),
  ];
  const numbers = levels.filter((value) => typeof value === 'number');
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  const margin = (max - min || 1) * 0.06;
  const title = `${modelNames[model]} forecasts`;
  return (
    <Plot
      title={title}
      summary={`forecasts from ${paths.length} origins, and the actual values`}
      horizontal={{
        from: -0.5,
        to: span.length - 0.5,
        formatTicks: (indexes) =>
          indexes.map((index) => (span[index] === undefined ? '' : formatPeriod(span[index].date, frequency))),
      }}
      vertical={{ from: min - margin, to: max + margin, formatTicks }}
      positions={span.map((_, index) => index)}
      renderReadout={(activeIndex) => (
        <Reading
          point={activeIndex === null ? undefined : span[activeIndex]}
          forecasts={forecasts.filter(({ date }) => activeIndex !== null && date === span[activeIndex]?.date)}
          frequency={frequency}
          hasFirstValues={forecasts.some(({ first }) => first !== null)}
        />
      )}
    >
      {(canvas) => <Shapes span={span} paths={paths} indexByDate={indexByDate} canvas={canvas} />}
    </Plot>
  );
}

interface ReadingProps {
  point: Point | undefined;
  forecasts: BacktestForecast[];
  frequency: Frequency;
  /** Whether first published values are drawn. */
  hasFirstValues: boolean;
}

const maxShownForecasts = 3;

function Reading({ point, forecasts, frequency, hasFirstValues }: ReadingProps) {
  if (point === undefined) {
    return (
      <>
        <span class="key latest">latest value</span>
        {hasFirstValues && <span class="key first">first value</span>}
        <span class="key forecast">forecasts</span>
      </>
    );
  }
  const first = forecasts.find((each) => each.first !== null)?.first;
  const nearest = forecasts.toSorted((a, b) => a.step - b.step).slice(0, maxShownForecasts);
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
  paths: BacktestForecast[][];
  indexByDate: Map<string, number>;
  canvas: Canvas;
}

function Shapes({ span, paths, indexByDate, canvas: { x, y, activeIndex } }: ShapesProps) {
  const toX = (date: string) => x(indexByDate.get(date) ?? 0);
  return (
    <>
      {activeIndex !== null && <line class="reading-line" x1={x(activeIndex)} x2={x(activeIndex)} y1="8" y2="214" />}
      <path
        class="latest"
        d={buildPath(
          span.map(({ date, value }) => [toX(date), value]),
          y,
        )}
      />
      {findLoneValues(span.map(({ value }) => value)).map((index) => (
        <circle key={index} class="latest-dot" cx={x(index)} cy={y(span[index]?.value ?? 0)} r="2.5" />
      ))}
      {paths.map((path) => (
        <g key={path[0]?.madeOn} class="forecast">
          <path
            d={buildPath(
              path.map(({ date, forecast }) => [toX(date), forecast]),
              y,
            )}
          />
          {path
            .slice(0, 1)
            .map(
              ({ date, forecast }) =>
                forecast !== null && <circle key={date} cx={toX(date)} cy={y(forecast)} r="2.5" />,
            )}
        </g>
      ))}
      {paths
        .flat()
        .map(
          ({ madeOn, date, first }) =>
            first && <circle key={`${madeOn} ${date}`} class="first" cx={toX(date)} cy={y(first.value)} r="3" />,
        )}
    </>
  );
}

/** Builds the path of a line, with gaps at missing values. */
function buildPath(points: [number, number | null][], y: Canvas['y']): string {
  let broken = true;
  return points
    .map(([pixelX, value]) => {
      const command = broken ? 'M' : 'L';
      broken = value === null;
      return value === null ? '' : `${command}${pixelX},${y(value)}`;
    })
    .join('');
}
