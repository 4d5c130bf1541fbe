import type { Frequency } from '../series/frequency.js';

/** One line of a chart. */
export interface ChartLine {
  label: string;
  frequency: Frequency;
  unit: string;
  decimals: number | undefined;
  /** The dates in milliseconds since 1970, oldest first. Typed arrays are copied between threads quickly. */
  times: Float64Array;
  /** The values; NaN for a missing one. */
  values: Float64Array;
  /** The first projection of the source, from which the line is dashed; null without projections. */
  projectionsFrom: string | null;
}

/** The first and the last day of a recession. */
export interface Recession {
  start: string;
  end: string;
}

/** A date to mark: a break in the values, or the vintage since which they are published in another unit. */
export interface ChartMarker {
  kind: 'break' | 'unit';
  date: string;
  text: string;
}

export type ChartTheme = 'light' | 'dark';

/** What a picture of a chart shows. */
export interface ChartModel {
  title: string;
  subtitle: string;
  /** The source of the data, and the meaning of what is drawn besides the lines. */
  source: string;
  /** Frequency of the time axis: that of the first line. */
  frequency: Frequency;
  lines: ChartLine[];
  recessions: Recession[];
  markers: ChartMarker[];
  logarithmic: boolean;
  theme: ChartTheme;
  /** In pixels. */
  width: number;
  height: number;
}

/** Returns the day of a time, as YYYY-MM-DD. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns the units of a chart, the unit of the first line first. A chart has one value axis for each of at most two. */
export function listUnits({ lines }: Pick<ChartModel, 'lines'>): string[] {
  return [...new Set(lines.map(({ unit }) => unit))].slice(0, 2);
}
