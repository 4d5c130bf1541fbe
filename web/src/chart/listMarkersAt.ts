import type { ChartMarker } from '../../../server/charts/chartModel.js';
import type { ChartData } from './chartData';

/** Lists the markers in the period that begins at a date of the chart. */
export function listMarkersAt({ markers = [], dates }: ChartData, dateIndex: number): ChartMarker[] {
  const [from, next] = [dates[dateIndex], dates[dateIndex + 1]];
  return markers.filter(({ date }) => from !== undefined && date >= from && (next === undefined || date < next));
}
