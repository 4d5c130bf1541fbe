import uPlot from 'uplot';
import type { ChartData, Curve, Published } from '../chart/chartData';
import { findDecimals, formatPeriod } from '../format';
import type { Envelope } from '../values/envelope';
import type { Line, Point } from '../values/lines';

export interface ShownLine {
  line: Line;
  label: string;
  /** Label of the latest values, drawn behind the line. */
  behindLabel: string;
  /** The latest values, if the line shows an earlier vintage. */
  behind: Point[] | null;
  /** The day of the vintage of the latest values. */
  behindVintage?: string | null;
  /** The values before they were rescaled to the base of the latest values. */
  published?: Published;
  /** Whether the latest values have another definition than the line. */
  isOtherDefinition: boolean;
}

/** The x values and the values of a curve. */
type Table = [number[], (number | null)[]];

/** Builds the chart data of lines on a common time axis, with one value axis for each of at most two units. */
export function buildChartData(shown: ShownLine[], envelope?: Envelope): ChartData {
  const units = [...new Set(shown.filter(({ line }) => line.points.length > 0).map(({ line }) => line.unit))];
  const notes = shown.flatMap(({ line }) => (line.error === null ? [] : [line.error]));
  if (units.length > 2) {
    notes.push(
      `A chart shows at most two units. Not shown: ${units.slice(2).join('; ')}. Choose a percent change to compare all series.`,
    );
  }
  const curves: Curve[] = [];
  const tables: Table[] = [];
  const add = (curve: Curve, points: Point[]) => {
    curves.push(curve);
    tables.push([points.map(({ date }) => Date.parse(date) / 1000), points.map(({ value }) => value)]);
  };
  shown.forEach(({ line, label, behind, behindLabel, behindVintage, published, isOtherDefinition }, index) => {
    const unit = units.indexOf(line.unit);
    if (unit < 0 || unit > 1 || line.points.length === 0) return;
    const common = {
      unit: line.unit,
      vintage: line.vintage,
      decimals: findDecimals(
        line.unit,
        line.points.map(({ value }) => value),
      ),
      colour: `--series-${index + 1}`,
      scale: unit === 0 ? 'left' : 'right',
      line: index,
    } as const;
    if (behind !== null) {
      const vintage = behindVintage ?? null;
      add({ ...common, vintage, label: behindLabel, kind: 'behind', isOtherDefinition }, behind);
    }
    const observed = line.points.filter(({ projection }) => !projection);
    add({ ...common, label, kind: 'shown', ...(published && { published }) }, observed);
    const projected = line.points.filter(({ projection }) => projection);
    const [firstProjected] = projected;
    if (firstProjected === undefined) return;
    const last = observed.findLast(({ value }) => value !== null);
    const joined = last === undefined ? projected : [last, ...projected];
    add({ ...common, label: `${label}, projection`, kind: 'projection', dashed: true }, joined);
    notes.push(
      `${label}: values from ${formatPeriod(firstProjected.date, line.frequency)} on, dashed, are projections of the source.`,
    );
  });
  const bands = envelope && curves.length > 0 ? [addEnvelope(envelope, curves, add)] : [];
  const data = joinTables(tables);
  return {
    curves,
    bands,
    data,
    dates: Array.from(data[0], (seconds) => new Date(seconds * 1000).toISOString().slice(0, 10)),
    notes,
    isPositive: tables.every(([, values]) => values.every((value) => value === null || value > 0)),
  };
}

function joinTables(tables: Table[]): uPlot.AlignedData {
  if (tables.length === 0) return [[]] as unknown as uPlot.AlignedData;
  return uPlot.join(
    tables,
    tables.map(() => [2, 2]),
  );
}

/** Adds the bounds of all vintages, and returns the band between them. */
function addEnvelope({ extents }: Envelope, curves: Curve[], add: (curve: Curve, points: Point[]) => void) {
  const lower = curves.length;
  const common = { ...(curves[0] as Curve), kind: 'bound' } as const;
  const toPoints = (side: 'min' | 'max') => extents.map((extent) => ({ date: extent.date, value: extent[side] }));
  add({ ...common, label: 'Lowest of all vintages' }, toPoints('min'));
  add({ ...common, label: 'Highest of all vintages' }, toPoints('max'));
  return { upper: lower + 1, lower, colour: '--vintages' };
}
