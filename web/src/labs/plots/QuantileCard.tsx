import { formatTicks } from '../../format';
import { type Canvas, Plot } from '../../plots/Plot';
import { PlotCard } from '../../plots/PlotCard';
import { formatShortNumber } from '../../plots/scales';
import { computeQuantilePoints, type Distribution, type QuantilePoint } from './distribution';

const title = 'Q–Q plot';

/** A Q–Q plot: the quantiles of the values against those of the normal distribution with the same mean and standard deviation. */
export function QuantileCard({ distribution }: { distribution: Distribution }) {
  const points = computeQuantilePoints(distribution);
  const { mean, deviation } = distribution;
  const [first = 0, last = 0] = [points[0]?.normal, points.at(-1)?.normal];
  const reach = Math.max(-first, last) * 1.06;
  const getLineValue = (normal: number) => mean + deviation * normal;
  const levels = [getLineValue(first), getLineValue(last), points[0]?.value ?? 0, points.at(-1)?.value ?? 0];
  const margin = (Math.max(...levels) - Math.min(...levels)) * 0.05;
  const summary = describeTails(points, distribution);
  return (
    <PlotCard
      title={title}
      summary={summary}
      columns={['Percentile', 'Value', 'Normal']}
      rows={selectPercentiles(points).map(({ probability, value, normal }) => [
        `${formatShortNumber(probability * 100)}%`,
        formatShortNumber(value),
        formatShortNumber(getLineValue(normal)),
      ])}
    >
      <Plot
        title={title}
        summary={summary}
        horizontal={{ from: -reach, to: reach, formatTicks }}
        vertical={{
          from: Math.min(...levels) - margin,
          to: Math.max(...levels) + margin,
          formatTicks,
        }}
        positions={points.map(({ normal }) => normal)}
        renderReadout={(activeIndex) => (
          <Reading point={activeIndex === null ? undefined : points[activeIndex]} getLineValue={getLineValue} />
        )}
      >
        {(canvas) => <Dots points={points} getLineValue={getLineValue} reach={reach} canvas={canvas} />}
      </Plot>
    </PlotCard>
  );
}

/** Describes how far the lowest and the highest value lie from the mean, in standard deviations. */
function describeTails(points: QuantilePoint[], { mean, deviation }: Distribution): string {
  const ends = [points[0], points.at(-1)].map((point) => ((point?.value ?? mean) - mean) / deviation);
  const expected = Math.abs(points[0]?.normal ?? 0).toFixed(1);
  const [lowest = '', highest = ''] = ends.map((end) => Math.abs(end).toFixed(1));
  return `The lowest value lies ${lowest} standard deviations below the mean and the highest ${highest} above it. For a normal distribution, ${expected} would be expected.`;
}

/** Selects the points nearest to some round percentiles, for the table. */
function selectPercentiles(points: QuantilePoint[]): QuantilePoint[] {
  const found = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1].map((share) =>
    points.reduce((best, point) =>
      Math.abs(point.probability - share) < Math.abs(best.probability - share) ? point : best,
    ),
  );
  return [...new Set(found)];
}

function Reading({ point, getLineValue }: { point: QuantilePoint | undefined; getLineValue(normal: number): number }) {
  if (point === undefined) {
    return (
      <>
        <span class="key dot">values</span> <span class="key curve">normal distribution</span>
      </>
    );
  }
  return (
    <>
      <strong>{formatShortNumber(point.value)}</strong>{' '}
      <span class="muted">
        {formatShortNumber(getLineValue(point.normal))} if normal, at {formatShortNumber(point.probability * 100)}%
      </span>
    </>
  );
}

interface DotsProps {
  points: QuantilePoint[];
  getLineValue(normal: number): number;
  reach: number;
  canvas: Canvas;
}

function Dots({ points, getLineValue, reach, canvas: { x, y, activeIndex } }: DotsProps) {
  return (
    <>
      <line class="normal" x1={x(-reach)} x2={x(reach)} y1={y(getLineValue(-reach))} y2={y(getLineValue(reach))} />
      {points.map(({ probability, normal, value }, index) => (
        <circle
          key={probability}
          class={index === activeIndex ? 'dot active' : 'dot'}
          cx={x(normal)}
          cy={y(value)}
          r={index === activeIndex ? 5 : 2.5}
        />
      ))}
    </>
  );
}
