import type uPlot from 'uplot';

/** One curve of a chart. */
export interface Curve {
  label: string;
  unit: string;
  /** The CSS variable of its colour. */
  colour: string;
  /** `behind`: the latest values, drawn behind an earlier vintage; `bound`: the edge of a band, drawn without a line. */
  kind: 'shown' | 'behind' | 'bound';
  dashed?: boolean;
  /** The value axis of the curve. */
  scale: 'left' | 'right';
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
  /** The x value of the forecast origin: the last observation. */
  origin?: number;
  /** The x values (seconds since 1970, or 1 … n for values without dates), then the values of each curve. */
  data: uPlot.AlignedData;
  dates: string[];
  /** Sentences about what cannot be drawn. */
  notes: string[];
  isPositive: boolean;
}
