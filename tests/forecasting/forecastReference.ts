import { readFileSync } from 'node:fs';
import type { ArimaOrder } from '../../server/forecasting/arima/order.js';
import type { EtsForm } from '../../server/forecasting/ets/form.js';
import type { Smoothing } from '../../server/forecasting/ets/states.js';
import type { FittedModel } from '../../server/forecasting/fittedModel.js';
import type { NotComputable } from '../../server/stats/outcome.js';

interface Band {
  point: number[];
  upper95: number[];
}

/** A series and its forecasts by R's forecast package. */
interface Reference {
  period: number;
  horizon: number;
  values: number[];
  seasonal: boolean;
  figure?: Record<'multiplicative' | 'additive', number[]>;
  naive: Band;
  snaive: Band;
  drift: Band;
  naive2: number[];
  ses: number[];
  holt: number[];
  damped: number[];
  theta: number[];
  ets: {
    form: EtsForm;
    smoothing: Smoothing;
    initial: { level: number; slope: number; season: number[] };
    logLikelihood: number;
    variance: number;
    point: number[];
  }[];
  arima: Band & { order: ArimaOrder; logLikelihood: number; variance: number };
}

const all = JSON.parse(readFileSync(new URL('../reference/forecasts.json', import.meta.url), 'utf8')) as Record<
  string,
  Reference
>;

/** Seven real series by name. */
export const references = Object.entries(all);

export const airPassengers = (all['AirPassengers'] as Reference).values;

/** Returns a fitted model; throws the reason when it is not computable. */
export function assertFitted(outcome: FittedModel | NotComputable): FittedModel {
  if (outcome.status !== 'computed') throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** Returns the maximum difference of two rows relative to the second; Infinity when a number is missing. */
export function findMaxRelativeError(actual: readonly number[], expected: readonly number[]): number {
  const errors = expected.map((value, index) => Math.abs((actual[index] ?? Number.NaN) - value) / Math.abs(value));
  return errors.some(Number.isNaN) ? Number.POSITIVE_INFINITY : Math.max(...errors);
}

/** Computes the upper bounds of the 95 % model intervals. */
export function computeUpper95(fit: FittedModel, horizon: number): number[] {
  const deviation = fit.deviation(horizon) ?? [];
  return fit.point(horizon).map((value, step) => value + 1.959963984540054 * (deviation[step] ?? Number.NaN));
}
