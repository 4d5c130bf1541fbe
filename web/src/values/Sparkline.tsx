import './sparkline.css';

interface Props {
  values: number[];
  /** Whether zero is drawn as a line where it lies between the values. */
  showZero?: boolean;
}

const width = 120;
const height = 36;
const margin = 3;

/** A small line without axes. It repeats what the text beside it says, so screen readers skip it. */
export function Sparkline({ values, showZero = true }: Props) {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  if (values.length < 2) return null;
  const x = (index: number) => margin + (index / (values.length - 1)) * (width - 2 * margin);
  const y = (value: number) => height - margin - ((value - min) / (max - min || 1)) * (height - 2 * margin);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <svg class="sparkline" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {showZero && min < 0 && max > 0 && <line x1={0} x2={width} y1={y(0)} y2={y(0)} />}
      <polyline points={points.join(' ')} vector-effect="non-scaling-stroke" />
    </svg>
  );
}
