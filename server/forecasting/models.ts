import type { NotComputable } from '../stats/outcome.js';
import { fitArima, fitArimaOrder } from './arima/arima.js';
import { fitAuto, fitCombination } from './combination.js';
import { fitDrift } from './drift.js';
import { fitDynamicTheta } from './dynamicTheta.js';
import { fitEtsAverage } from './ets/average.js';
import { fitEts } from './ets/candidates.js';
import { fitEtsForm } from './ets/ets.js';
import { fitDamped, fitHolt, fitSes } from './exponentialSmoothing.js';
import type { Choices, FitOptions, FittedModel, ModelName } from './fittedModel.js';
import { fitNaive } from './naive.js';
import { fitNaive2 } from './naive2.js';
import { fitSeasonalNaive } from './seasonalNaive.js';
import { fitTheta } from './theta.js';

/** The period and choices already made; the model makes the remaining choices. */
export type ModelOptions = FitOptions & Omit<Choices, 'members'>;

type ModelFitFunction = (values: ArrayLike<number>, options: ModelOptions) => FittedModel | NotComputable;

const fitFunctions: Record<ModelName, ModelFitFunction> = {
  naive: fitNaive,
  snaive: fitSeasonalNaive,
  drift: fitDrift,
  naive2: fitNaive2,
  ses: fitSes,
  holt: fitHolt,
  damped: fitDamped,
  ets: (values, { period, form, forms }) => {
    if (forms) return fitEtsAverage(values, { period, forms });
    return form ? fitEtsForm(values, { period, form }) : fitEts(values, { period });
  },
  theta: fitTheta,
  dynamic_theta: fitDynamicTheta,
  arima: (values, { period, order }) =>
    order ? fitArimaOrder(values, { period, order }) : fitArima(values, { period }),
  combination: fitCombination,
  auto: fitAuto,
};

/** Whether all values are equal up to rounding. */
function isConstant(values: ArrayLike<number>): boolean {
  const [low, high] = computeExtent(values);
  return high - low <= 4 * Number.EPSILON * Math.max(Math.abs(low), Math.abs(high));
}

/** Fits a model by name to finite values without gaps. Every model forecasts a constant series as that constant. */
export function fitModel(
  model: ModelName,
  values: ArrayLike<number>,
  options: ModelOptions,
): FittedModel | NotComputable {
  if (values.length > 0 && isConstant(values)) {
    const constant = fitNaive(values, options);
    return constant.status === 'computed' ? { ...constant, model, label: 'Constant' } : constant;
  }
  return fitFunctions[model](values, options);
}

function computeExtent(values: ArrayLike<number>): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < values.length; index++) {
    low = Math.min(low, values[index] as number);
    high = Math.max(high, values[index] as number);
  }
  return [low, high];
}
