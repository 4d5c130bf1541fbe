import type uPlot from 'uplot';
import type { ChartMarker, Recession } from '../../../server/charts/chartModel.js';

/** The values of a rescaled curve as they were published. */
export interface Published {
  unit: string;
  decimals: number | undefined;
  byDate: ReadonlyMap<string, number | null>;
}

/** One curve of a chart. */
export interface Curve {
  label: string;
  unit: string;
  /** The day of the vintage of its values; null if they have none. */
  vintage?: string | null;
  /** Decimals of its values; undefined if they depend on the size of each value. */
  decimals?: number;
  /** The CSS variable of its colour. */
  colour: string;
  /**
   * `behind`: the latest values, drawn behind an earlier vintage; `bound`: the edge of a band, drawn without a line;
   * `projection`: the continuation of the shown curve of the same line by projections of the source; `points`: single values,
   * drawn as points without a line.
   */
  kind: 'shown' | 'behind' | 'bound' | 'projection' | 'points';
  dashed?: boolean;
  /** Whether each value holds until the next one. */
  isStepped?: boolean;
  /** The value axis of the curve. */
  scale: 'left' | 'right';
  /** Present if the curve is rescaled to another base. */
  published?: Published;
  /** Whether the curve has another definition than the line in front of it, so that differences are not revisions. */
  isOtherDefinition?: boolean;
  /** Index of the line that the curve belongs to. */
  line: number;
}

/** A filled band between two bounds, given by the indexes of their curves. */
interface Band {
  upper: number;
  lower: number;
  /** The CSS variable of its colour. */
  colour: string;
}

/** What a chart draws. */
export interface ChartData {
  curves: Curve[];
  bands?: Band[];
  /** Recessions to shade behind the curves. */
  recessions?: readonly Recession[];
  /** Dates to mark on the curve of the first line. */
  markers?: readonly ChartMarker[];
  /** The x value of the forecast origin: the last observation. */
  origin?: number;
  /** The x values (seconds since 1970, or 1 … n for values without dates), then the values of each curve. */
  data: uPlot.AlignedData;
  dates: string[];
  /** Sentences about what cannot be drawn. */
  notes: string[];
  isPositive: boolean;
}
