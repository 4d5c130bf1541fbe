import type { NotComputable } from '../stats/outcome.js';
import type { ArimaOrder } from './arima/order.js';
import type { EtsForm } from './ets/form.js';
import type { InformationCriteria } from './informationCriteria.js';

/** Names of the models in requests and responses. */
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

/** Choices made on a sample or in a request; they are kept when the model is fitted to other values. */
export interface Choices {
  /** Form of `ets`. */
  form?: EtsForm;
  /** Forms over which `ets` is averaged. */
  forms?: EtsForm[];
  /** Orders of `arima`. */
  order?: ArimaOrder;
  /** Members of a mean. */
  members?: Specification[];
}

/** A model without its parameters. */
export interface Specification {
  model: ModelName;
  choices: Choices;
}

/** A form or an order that was considered in the selection. */
export interface ConsideredModel {
  label: string;
  /** Corrected Akaike information criterion; lower is better. */
  aicc: number;
  /** Weight in the forecast, from 0 to 1. */
  share: number;
}

/** A model fitted to a series of equally spaced values, ready to forecast. */
export interface FittedModel {
  status: 'computed';
  model: ModelName;
  /** Notation of the literature, such as ETS(M,Ad,M) or ARIMA(0,1,1)(0,1,1)[12]. */
  label: string;
  /**
   * Estimated parameters by name; smoothing parameters are between 0 and 1, levels and slopes in the units of the
   * values.
   */
  parameters: Record<string, number>;
  /** Null for models without a likelihood. */
  criteria: InformationCriteria | null;
  /** One-step forecasts within the sample; null where there is none. */
  fitted: (number | null)[];
  /** Observations minus fitted values, in the units of the values. */
  residuals: (number | null)[];
  /** Point forecasts one to `horizon` periods ahead, in the units of the values. */
  point(horizon: number): number[];
  /** Standard deviations of the errors of these forecasts under the model; undefined when the sample is too short. */
  deviation(horizon: number): number[] | undefined;
  /** Members of a combination. */
  members?: FittedModel[];
  /** Choices made in the fit, if any. */
  choices?: Choices;
  /** Forms or orders considered in the selection, best first. */
  considered?: ConsideredModel[];
}

export interface FitOptions {
  /** Observations per season: 12 for months, 4 for quarters, 1 for no season. */
  period: number;
}

/** Fits a model to finite values without gaps; returns a `not_computable` result when the values do not suffice. */
export type FitFunction = (values: ArrayLike<number>, options: FitOptions) => FittedModel | NotComputable;

/** Observations minus fitted values; null where there is no fitted value. */
export function computeResiduals(values: ArrayLike<number>, fitted: readonly (number | null)[]): (number | null)[] {
  return fitted.map((value, index) => (value === null ? null : (values[index] as number) - value));
}

/** Computes a row of `horizon` numbers; `step` is the number of periods ahead, from 1. */
export function mapSteps(horizon: number, compute: (step: number) => number): number[] {
  return Array.from({ length: horizon }, (_, index) => compute(index + 1));
}
