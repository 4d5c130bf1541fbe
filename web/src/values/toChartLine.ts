import type { ChartLine } from '../../../server/charts/chartModel.js';
import { findDecimals } from '../format';
import type { Line } from './lines';

/** Converts a line to that of a picture. */
export function toChartLine({ points, unit, frequency }: Line, label: string): ChartLine {
  const values = points.map(({ value }) => value ?? Number.NaN);
  return {
    ...{ label, frequency, unit, projectionsFrom: null, decimals: findDecimals(unit, values) },
    times: Float64Array.from(points, ({ date }) => Date.parse(date)),
    values: Float64Array.from(values),
  };
}
