import type { ChartData, Curve } from '../chart/chartData';
import type { Point } from './results';

interface Line {
  label: string;
  unit: string;
  decimals?: number | undefined;
  /** The first date whose value is a projection of the source. */
  projectionsFrom?: string | undefined;
  /** Whether each value holds until the next one. */
  isStepped?: boolean;
}

/** Builds the chart of one line. Its projections are dashed, and continue the last observed value. */
export function buildLine(
  points: readonly Point[],
  { label, unit, decimals, projectionsFrom, isStepped }: Line,
): ChartData {
  const dates = points.map(([date]) => date);
  const values = points.map(([, value]) => value);
  const first = projectionsFrom === undefined ? -1 : dates.findIndex((date) => date >= projectionsFrom);
  const split = first < 0 ? values.length : first;
  const common = { label, unit, colour: '--series-1', scale: 'left' as const, line: 0, isStepped };
  const curve = { ...common, ...(decimals !== undefined && { decimals }) };
  const curves: Curve[] = [
    { ...curve, kind: 'shown' },
    ...(first < 0 ? [] : [{ ...curve, kind: 'projection' as const, label: `${label}, projection`, dashed: true }]),
  ];
  const observed = values.map((value, index) => (index < split ? value : null));
  const projected = values.map((value, index) => (index >= split - 1 ? value : null));
  return {
    ...{ curves, dates, notes: [], isPositive: false },
    data: [dates.map((date) => Date.parse(date) / 1000), observed, ...(first < 0 ? [] : [projected])],
  };
}
