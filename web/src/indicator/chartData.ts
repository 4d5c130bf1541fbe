import uPlot from 'uplot';
import type { ChartData, Curve } from '../chart/chartData';
import type { Line, Point } from '../values/lines';

interface ShownLine {
  line: Line;
  label: string;
  /** Label of the latest values, drawn behind the line. */
  behindLabel: string;
  /** The latest values, if the line shows an earlier vintage. */
  behind: Point[] | null;
  /** Whether the latest values have another definition than the line. */
  isOtherDefinition: boolean;
}

/** Builds the chart data of lines on a common time axis, with one value axis for each of at most two units. */
export function buildChartData(shown: ShownLine[]): ChartData {
  const units = [...new Set(shown.filter(({ line }) => line.points.length > 0).map(({ line }) => line.unit))];
  const notes = shown.flatMap(({ line }) => (line.error === null ? [] : [line.error]));
  if (units.length > 2) {
    notes.push(
      `A chart shows at most two units. Not shown: ${units.slice(2).join('; ')}. Choose a percent change to compare all series.`,
    );
  }
  const curves: Curve[] = [];
  const tables: [number[], (number | null)[]][] = [];
  const add = (curve: Curve, points: Point[]) => {
    curves.push(curve);
    tables.push([points.map(({ date }) => Date.parse(date) / 1000), points.map(({ value }) => value)]);
  };
  shown.forEach(({ line, label, behind, behindLabel, isOtherDefinition }, index) => {
    const unit = units.indexOf(line.unit);
    if (unit < 0 || unit > 1 || line.points.length === 0) return;
    const common = {
      unit: line.unit,
      colour: `--series-${index + 1}`,
      scale: unit === 0 ? 'left' : 'right',
      line: index,
    } as const;
    if (behind !== null) add({ ...common, label: behindLabel, kind: 'behind', isOtherDefinition }, behind);
    add({ ...common, label, kind: 'shown' }, line.points);
  });
  const data =
    tables.length === 0
      ? ([[]] as unknown as uPlot.AlignedData)
      : uPlot.join(
          tables,
          tables.map(() => [2, 2]),
        );
  return {
    curves,
    data,
    dates: Array.from(data[0], (seconds) => new Date(seconds * 1000).toISOString().slice(0, 10)),
    notes,
    isPositive: tables.every(([, values]) => values.every((value) => value === null || value > 0)),
  };
}
