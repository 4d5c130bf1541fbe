import type uPlot from 'uplot';
import type { ChartData } from './chartData';

/** The fewest values that a range keeps when it is shortened. */
const minRangeValues = 4;

/**
 * Returns the range that a key with Shift selects: left and right move it by a quarter of its length, up halves and down
 * doubles its length, with the same end. Null for other keys, and where the values end.
 */
export function getNextRange(
  key: string,
  { data: [xValues] }: ChartData,
  chart: uPlot | undefined,
): [number, number] | null {
  const { min, max } = chart?.scales['x'] ?? {};
  const [first, last] = [xValues[0], xValues.at(-1)];
  if (min == null || max == null || first === undefined || last === undefined) return null;
  const length = max - min;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = key === 'ArrowLeft' ? -Math.min(length / 4, min - first) : Math.min(length / 4, last - max);
    return [min + step, max + step];
  }
  if (key === 'ArrowDown') return [Math.max(first, max - 2 * length), max];
  const shorter = max - length / 2;
  return key === 'ArrowUp' && xValues.filter((x) => x >= shorter && x <= max).length >= minRangeValues
    ? [shorter, max]
    : null;
}
