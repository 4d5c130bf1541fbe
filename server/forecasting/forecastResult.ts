import type { Choices, ConsideredModel, ModelName } from './fittedModel.js';
import type { InformationCriteria } from './informationCriteria.js';
import type { IntervalKind } from './intervals.js';

export type ForecastNoteCode = 'CONSTANT' | 'NO_INTERVALS' | 'UNBOUNDED' | 'BACK_TRANSFORMED' | 'LIMITED_TO_RANGE';

/** A note that readers need to interpret a forecast. */
export interface ForecastNote {
  code: ForecastNoteCode;
  message: string;
}

export interface Interval {
  level: number;
  /** Null where the bound exceeds the range of floating-point numbers. */
  lower: (number | null)[];
  upper: (number | null)[];
}

export interface Member {
  model: ModelName;
  label: string;
  parameters: Record<string, number>;
  criteria: InformationCriteria | null;
  /** Choices made in the fit; empty if there are none. */
  choices: Choices;
  /** Forms or orders considered in the selection, best first. */
  considered: ConsideredModel[];
  /** Point forecasts of the member. */
  point: (number | null)[];
}

export interface Forecast extends Member {
  status: 'computed';
  /**
   * Forecasts in the units of the series, 1 to `horizon` periods after the last value; null beyond the range of
   * floating-point numbers.
   */
  point: (number | null)[];
  /** By ascending level; empty when the sample is too short to estimate the error. */
  intervals: Interval[];
  intervalKind: IntervalKind;
  /** Aligned with the input series; null where there is no value or no fitted value. */
  fitted: (number | null)[];
  residuals: (number | null)[];
  /** Members of a mean; empty for a single model. */
  members: Member[];
  /** Number of observations in the fit, without filled gaps. */
  observations: number;
  /** Indices in the input series of the gaps that were filled for the fit. */
  gaps: number[];
  /** Numbers of forecasts and of interval bounds that were moved to a limit of the range. */
  limited: { forecasts: number; bounds: number };
  notes: ForecastNote[];
}
