import { toDay } from '../../../server/charts/chartModel.js';
import { indexLines } from '../../../server/charts/indexLines.js';
import { formatPeriod } from '../format';
import { toChartLine } from '../values/toChartLine';
import type { ShownLine } from './chartData';

/** Indexes lines to 100 at the first date on which all have a value. Returns them unchanged if there is none. */
export function indexShownLines(shown: ShownLine[]): ShownLine[] {
  const indexed = indexLines(shown.map(({ line, label }) => toChartLine(line, label)));
  if (indexed === null) return shown;
  return shown.map((each, index) => {
    const values = indexed.lines[index]?.values;
    const unit = `Index, ${formatPeriod(toDay(indexed.base), each.line.frequency)}=100`;
    const points = each.line.points.map((point, position) => ({
      ...point,
      value: point.value === null ? null : (values?.[position] ?? null),
    }));
    const { published: _, ...rest } = each;
    return { ...rest, behind: null, line: { ...each.line, points, unit } };
  });
}
