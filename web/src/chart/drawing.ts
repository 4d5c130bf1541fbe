import type uPlot from 'uplot';

/** One curve of the chart. */
export interface Curve {
  label: string;
  unit: string;
  /** The CSS variable of its colour. */
  colour: string;
  /** `behind`: the latest values, behind those of an earlier day; `bound`: the edge of a band, without a line of its own. */
  kind: 'shown' | 'behind' | 'bound';
  dashed?: boolean;
  /** The axis it is read from: left or right. */
  scale: 'left' | 'right';
  /** Which of the lines it belongs to. */
  line: number;
}

/** What is filled between two bounds, by their places among the curves. */
interface Band {
  upper: number;
  lower: number;
  /** The CSS variable of its colour. */
  colour: string;
}

export interface Drawing {
  curves: Curve[];
  bands?: Band[];
  /** Where what was known ends and what is forecast begins. */
  origin?: number;
  /** Seconds since 1970, or counted values where there are no dates; and the values of each curve. */
  data: uPlot.AlignedData;
  dates: string[];
  /** What cannot be drawn, in sentences. */
  notes: string[];
  isPositive: boolean;
}
