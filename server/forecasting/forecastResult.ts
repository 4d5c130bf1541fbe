import type { Choices, ConsideredModel, ModelName } from './fittedModel.js';
import type { InformationCriteria } from './informationCriteria.js';
import type { IntervalKind } from './intervals.js';

export type ForecastNoteCode = 'CONSTANT' | 'NO_INTERVALS' | 'UNBOUNDED' | 'BACK_TRANSFORMED';

/** What the engine did that a reader should know to read a forecast right. */
export interface ForecastNote {
  code: ForecastNoteCode;
  message: string;
}

export interface Interval {
  level: number;
  /** null where the bound lies beyond what numbers can hold. */
  lower: (number | null)[];
  upper: (number | null)[];
}

export interface Member {
  model: ModelName;
  label: string;
  parameters: Record<string, number>;
  criteria: InformationCriteria | null;
  /** What was chosen, where there was a choice. */
  choices: Choices;
  /** What it was chosen from, best first. */
  considered: ConsideredModel[];
  /** The member's own forecasts. */
  point: (number | null)[];
}

export interface Forecast extends Member {
  status: 'computed';
  /** Forecasts in the units of the series, one to `horizon` periods after the last value; null beyond what numbers can hold. */
  point: (number | null)[];
  /** By ascending level; none when the sample is too short to tell how wide. */
  intervals: Interval[];
  intervalKind: IntervalKind;
  /** By time of the series handed in; null where there is no value or no fitted one. */
  fitted: (number | null)[];
  residuals: (number | null)[];
  /** The models behind a mean; none for a single model. */
  members: Member[];
  /** Observations that the model was fitted to. */
  observations: number;
  /** Where a value was missing between the first and the last and was filled for the fit, by time of the series. */
  gaps: number[];
  notes: ForecastNote[];
}
