import type { Frequency } from 'almanac-sdk';
import type { ChartLine } from '../../../server/charts/chartModel.js';
import { toDay } from '../../../server/charts/chartModel.js';
import { describeChart } from '../../../server/charts/describeChart.js';
import { selectMarkers } from '../../../server/charts/listMarkers.js';
import type { ChartData } from './chartData';

interface Range {
  /** In seconds since 1970. */
  from: number;
  to: number;
}

/** Describes the shown range of a chart over dates in words, for readers who do not see it: like a picture of it. */
export function describeCurves(chartData: ChartData, title: string, frequency: Frequency, { from, to }: Range): string {
  const [fromDay, toDate] = [toDay(from * 1000), toDay(to * 1000)];
  const recessions = (chartData.recessions ?? []).filter(({ start, end }) => end >= fromDay && start <= toDate);
  const markers = selectMarkers(chartData.markers ?? [], fromDay, toDate);
  return describeChart({ title, lines: listLines(chartData, frequency, { from, to }), recessions, markers });
}

/** Lists the lines of a chart in a range. A curve and its projection are one line. */
function listLines({ curves, data }: ChartData, frequency: Frequency, { from, to }: Range): ChartLine[] {
  const positions = Array.from(data[0]).flatMap((x, index) => (x >= from && x <= to ? [index] : []));
  return curves.flatMap((curve, index) => {
    if (curve.kind !== 'shown') return [];
    const continuation = curves.findIndex(({ kind, line }) => kind === 'projection' && line === curve.line);
    const projected = continuation < 0 ? undefined : data[continuation + 1];
    const observed = data[index + 1];
    const first = positions.find((each) => observed?.[each] == null && projected?.[each] != null);
    const { label, unit, decimals } = curve;
    return {
      ...{ label, unit, decimals, frequency },
      times: Float64Array.from(positions, (each) => (data[0][each] as number) * 1000),
      values: Float64Array.from(positions, (each) => observed?.[each] ?? projected?.[each] ?? Number.NaN),
      projectionsFrom: first === undefined ? null : toDay((data[0][first] as number) * 1000),
    };
  });
}
