import { isNotComputable, type NotComputable } from '../stats/outcome.js';
import type { ForecastNote } from './buildForecastNotes.js';
import type { Choices, ConsideredModel, ModelName } from './fittedModel.js';
import type { InformationCriteria } from './informationCriteria.js';
import type { IntervalKind } from './intervals.js';
import { fitModel, type ModelOptions } from './models.js';
import { predict } from './predict.js';
import { type PrepareOptions, prepare } from './prepare.js';

export interface PredictOptions extends PrepareOptions {
  /** Periods ahead, 1 or more. */
  horizon: number;
  /** Percent of what comes that intervals should hold, each above 0 and below 100; 80 and 95 by default. */
  levels?: readonly number[];
  /** Calibrated by default for `auto` and `combination`, by the model for the others. */
  intervals?: IntervalKind;
  /** Whether forecasts of logarithms go back to means instead of medians. */
  biasAdjusted?: boolean;
}

export interface ForecastOptions extends PredictOptions, ModelOptions {
  model: ModelName;
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

/**
 * Forecasts a series of equally spaced values in which some may be missing. Gaps are filled for the fit alone.
 * Throws a RangeError naming the option for a horizon, a level or a period that is none.
 */
export function forecast(series: ArrayLike<number | null>, options: ForecastOptions): Forecast | NotComputable {
  checkOptions(options);
  const prepared = prepare(series, options);
  if (isNotComputable(prepared)) return prepared;
  const fit = fitModel(options.model, prepared.transformedSeries.values, options);
  return isNotComputable(fit) ? fit : predict(fit, prepared, options);
}

function checkOptions({ horizon, period, levels = [] }: ForecastOptions): void {
  if (!Number.isInteger(horizon) || horizon < 1) throw new RangeError('horizon must be a whole number of at least 1.');
  if (!Number.isInteger(period) || period < 1) throw new RangeError('period must be a whole number of at least 1.');
  if (!levels.every((level) => level > 0 && level < 100)) throw new RangeError('levels must lie between 0 and 100.');
}
