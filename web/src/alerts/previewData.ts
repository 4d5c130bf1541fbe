import type { AlertMoment, AlertPreview, Frequency } from 'almanac-sdk';
import type uPlot from 'uplot';
import type { ChartData, Curve } from '../chart/chartData';
import { findDecimals } from '../format';
import type { Kind } from './draft';

/** The kinds that compare a value in the units of the chart. The values of others can be on an earlier base. */
const comparableKinds: ReadonlySet<Kind> = new Set<Kind>(['level', 'unusual_change']);

/** The values of a preview for a chart, and its firings by period. */
export interface PreviewData {
  chartData: ChartData;
  firings: Map<string, AlertMoment[]>;
  /** The first x value to show. */
  xMin: number | null;
}

const yearSeconds = 365.25 * 86_400;
const toSeconds = (day: string) => Date.parse(day) / 1000;

/**
 * Builds the chart of a preview: the line, the level, and a mark at each period for which the rule would have fired. A mark
 * has the value that was compared, which later vintages may have revised.
 */
export function buildPreviewData(preview: AlertPreview, kind: Kind, label: string): PreviewData {
  const { points, level, current, from } = preview;
  const unit = current?.unit ?? '';
  const values = points.map(({ value }) => value);
  const dates = points.map(({ date }) => date);
  const decimals = findDecimals(unit, values);
  const common = { unit, scale: 'left', ...(decimals !== undefined && { decimals }) } as const;
  const curves: Curve[] = [{ ...common, label, colour: '--series-1', kind: 'shown', line: 0 }];
  const data: (number | null)[][] = [dates.map(toSeconds), values];
  if (level !== null) {
    curves.push({ ...common, label: 'Level', colour: '--revision', kind: 'shown', dashed: true, line: 1 });
    data.push(dates.map(() => level));
  }
  const firings = groupByPeriod(preview.firings);
  curves.push({ ...common, label: 'Would have fired', colour: '--revision', kind: 'points', line: 2 });
  data.push(
    dates.map((date, index) => {
      const fired = firings.get(date)?.[0];
      if (fired === undefined) return null;
      return comparableKinds.has(kind) ? fired.value : (values[index] ?? null);
    }),
  );
  const starts = [from, ...firings.keys()]
    .filter((day) => day !== null && day !== '')
    .map((day) => toSeconds(day ?? ''));
  return {
    chartData: { curves, data: data as unknown as uPlot.AlignedData, dates, notes: [], isPositive: false },
    firings,
    xMin: starts.length === 0 ? null : Math.min(...starts) - yearSeconds,
  };
}

function groupByPeriod(firings: AlertMoment[]): Map<string, AlertMoment[]> {
  const byPeriod = new Map<string, AlertMoment[]>();
  for (const firing of firings) {
    const period = firing.period ?? '';
    byPeriod.set(period, [...(byPeriod.get(period) ?? []), firing]);
  }
  return byPeriod;
}

/** Whether a preview has values for a chart. */
export function hasChart({ points }: AlertPreview, frequency: Frequency | undefined): frequency is Frequency {
  return points.length > 1 && frequency !== undefined;
}
