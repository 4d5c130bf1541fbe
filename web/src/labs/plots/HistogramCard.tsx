import { formatTicks } from '../../format';
import { type Canvas, Plot } from '../../plots/Plot';
import { PlotCard } from '../../plots/PlotCard';
import { formatShortNumber } from '../../plots/scales';
import { type Bin, computeBins, type Distribution, normalDensity } from './distribution';

interface Props {
  distribution: Distribution;
  /** A sentence that summarises the plot. */
  summary: string;
}

const title = 'Histogram';

/** A histogram with the normal curve of the same mean and standard deviation. */
export function HistogramCard({ distribution, summary }: Props) {
  const bins = computeBins(distribution);
  const [min = 0, max = 0] = [bins[0]?.from, bins.at(-1)?.to];
  const width = (max - min) / bins.length;
  const peak = width * normalDensity(distribution.mean, distribution);
  const maxCount = Math.max(peak, ...bins.map(({ count }) => count));
  return (
    <PlotCard
      title={title}
      summary={summary}
      columns={['From', 'To', 'Values', 'Normal']}
      rows={bins.map(({ from, to, count, normal }) => [
        formatShortNumber(from),
        formatShortNumber(to),
        count,
        normal.toFixed(1),
      ])}
    >
      <Plot
        title={title}
        summary={summary}
        horizontal={{ from: min - width / 2, to: max + width / 2, formatTicks }}
        vertical={{ from: 0, to: maxCount * 1.06, formatTicks }}
        positions={bins.map(({ from, to }) => (from + to) / 2)}
        renderReadout={(activeIndex) => <Reading bin={activeIndex === null ? undefined : bins[activeIndex]} />}
      >
        {(canvas) => <Columns bins={bins} distribution={distribution} canvas={canvas} />}
      </Plot>
    </PlotCard>
  );
}

function Reading({ bin }: { bin: Bin | undefined }) {
  if (bin === undefined) {
    return (
      <>
        <span class="key filled">values</span> <span class="key curve">normal curve</span>
      </>
    );
  }
  return (
    <>
      <strong>
        {formatShortNumber(bin.from)} to {formatShortNumber(bin.to)}
      </strong>{' '}
      <span>
        {bin.count} {bin.count === 1 ? 'value' : 'values'}
      </span>{' '}
      <span class="muted">{bin.normal.toFixed(1)} expected if normal</span>
    </>
  );
}

interface ColumnsProps {
  bins: Bin[];
  distribution: Distribution;
  canvas: Canvas;
}

function Columns({ bins, distribution, canvas: { x, y, activeIndex } }: ColumnsProps) {
  const [min = 0, max = 0] = [bins[0]?.from, bins.at(-1)?.to];
  const width = (max - min) / bins.length;
  const steps = Array.from({ length: 121 }, (_, step) => min - width / 2 + ((max - min + width) * step) / 120);
  const curve = steps.map((value) => `${x(value)},${y(width * normalDensity(value, distribution))}`);
  return (
    <>
      {bins.map(({ from, to, count }, index) => (
        <rect
          key={from}
          class={index === activeIndex ? 'column active' : 'column'}
          x={x(from) + 0.5}
          width={Math.max(x(to) - x(from) - 1, 1)}
          y={y(count)}
          height={y(0) - y(count)}
        />
      ))}
      <path class="normal" d={`M${curve.join(' ')}`} />
    </>
  );
}
