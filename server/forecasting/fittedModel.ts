import type { NotComputable } from '../stats/outcome.js';
import type { ArimaOrder } from './arima/order.js';
import type { EtsForm } from './ets/form.js';
import type { InformationCriteria } from './informationCriteria.js';

/** Models by their names in requests and answers. */
export const modelNames = [
  'naive',
  'snaive',
  'drift',
  'naive2',
  'ses',
  'holt',
  'damped',
  'ets',
  'theta',
  'dynamic_theta',
  'arima',
  'combination',
  'auto',
] as const;

export type ModelName = (typeof modelNames)[number];

/** What is chosen by looking at a sample, or by whoever asks; kept when the model is fitted to other values. */
export interface Choices {
  /** The form of `ets`. */
  form?: EtsForm;
  /** The forms that `ets` is averaged over. */
  forms?: EtsForm[];
  /** The orders of `arima`. */
  order?: ArimaOrder;
  /** The members of a mean. */
  members?: Specification[];
}

/** All of a model but its parameters. */
export interface Specification {
  model: ModelName;
  choices: Choices;
}

/** A form or an order that was weighed against others. */
export interface ConsideredModel {
  label: string;
  /** The corrected criterion of Akaike: lower is better. */
  aicc: number;
  /** Its share of the forecast. */
  share: number;
}

/** A model fitted to a series of equally spaced values, ready to say what comes after them. */
export interface FittedModel {
  status: 'computed';
  model: ModelName;
  /** The model as the literature writes it, such as ETS(M,Ad,M) or ARIMA(0,1,1)(0,1,1)[12]. */
  label: string;
  /** Estimated parameters by name; smoothing parameters are shares, levels and slopes in the units of the values. */
  parameters: Record<string, number>;
  /** null for models without a likelihood. */
  criteria: InformationCriteria | null;
  /** One-step forecasts within the sample; null where the model has none. */
  fitted: (number | null)[];
  /** Observations minus fitted values, in the units of the values. */
  residuals: (number | null)[];
  /** Point forecasts one to `horizon` periods ahead, in the units of the values. */
  point(horizon: number): number[];
  /** Standard deviations of the forecast errors by the model, as many; undefined when the sample is too short to tell. */
  deviation(horizon: number): number[] | undefined;
  /** The models that a combination is the mean of. */
  members?: FittedModel[];
  /** What was chosen, where there was a choice. */
  choices?: Choices;
  /** What it was chosen from, best first. */
  considered?: ConsideredModel[];
}

export interface FitOptions {
  /** Observations in a season: 12 for months, 4 for quarters, 1 for none. */
  period: number;
}

/** Fits a model to finite values without gaps; says why not where the values do not suffice. */
export type FitFunction = (values: ArrayLike<number>, options: FitOptions) => FittedModel | NotComputable;

/** Observations minus fitted values; null where there is no fitted value. */
export function computeResiduals(values: ArrayLike<number>, fitted: readonly (number | null)[]): (number | null)[] {
  return fitted.map((value, index) => (value === null ? null : (values[index] as number) - value));
}

/** A row of `horizon` numbers by the number of periods ahead, which starts at one. */
export function mapSteps(horizon: number, compute: (step: number) => number): number[] {
  return Array.from({ length: horizon }, (_, index) => compute(index + 1));
}
