/*
 * Means of models. Combining beats selecting: on the series of the M3 competition, the simple mean of three models had
 * smaller errors than each of them, and than the model that was most accurate on the past of each series.
 * Source: Bates and Granger (1969); Makridakis and Hibon (2000); Jose and Winkler (2008); Fiorucci and Louzada (2020).
 */
import { createNotComputable, isNotComputable, type NotComputable } from '../stats/outcome.js';
import { plainMean } from '../stats/summation.js';
import { fitArima } from './arima/arima.js';
import { averageFits } from './averageFits.js';
import { fitDynamicTheta } from './dynamicTheta.js';
import { fitEtsAverage } from './ets/average.js';
import { fitEts, hasSeason } from './ets/candidates.js';
import { fitHolt } from './exponentialSmoothing.js';
import type { FitFunction, FitOptions, FittedModel } from './fittedModel.js';
import { fitNaive } from './naive.js';
import { fitSeasonalNaive } from './seasonalNaive.js';
import { fitTheta } from './theta.js';
import { trimmedMean } from './trimmedMean.js';

type Outcome = FittedModel | NotComputable;

/** Fits the simple mean of exponential smoothing, theta and dynamic optimised theta. */
export const fitCombination: FitFunction = (values, options) =>
  averageModels(
    'combination',
    values,
    [fitEts, fitTheta, fitDynamicTheta].map((fitFunction) => fitFunction(values, options)),
    options,
  );

/** With fewer cycles, a season cannot be told from noise. */
const minCycles = 2;

/**
 * Fits the default model: the mean of exponential smoothing averaged over its forms, the dynamic optimised theta model, ARIMA and other
 * models, without the lowest and the highest forecast of each period. The others are Holt's method and the naive model without a
 * season, otherwise theta and, if the values are seasonal, the seasonal naive model. Is naive if there are too few values for any other member.
 */
export const fitAuto: FitFunction = (values, options) => {
  const fitFunctions =
    options.period === 1
      ? [fitEtsAverage, fitDynamicTheta, fitArima, fitHolt]
      : [fitEtsAverage, fitTheta, fitDynamicTheta, fitArima];
  const outcomes = fitFunctions.map((fitFunction) => fitFunction(values, options));
  const naive = fitNaive(values, options);
  if (outcomes.every(isNotComputable)) return isNotComputable(naive) ? naive : { ...naive, model: 'auto' };
  return averageModels('auto', values, [...outcomes, ...listGuards(values, options, naive)], options);
};

/** Lists the model that guards against trends that do not last, and with a season also against seasons that do not. */
function listGuards(values: ArrayLike<number>, { period }: FitOptions, naive: Outcome): Outcome[] {
  if (period === 1) return [naive];
  const isSeasonal = values.length > minCycles * period && hasSeason(values, period);
  return isSeasonal ? [fitSeasonalNaive(values, { period })] : [];
}

const labels = { combination: 'Combination', auto: 'Automatic' };

/**
 * Returns the mean of the computed models, under the given name; the first failure when none is computed. `auto` omits
 * the extremes of four or more.
 */
export function averageModels(
  model: 'combination' | 'auto',
  values: ArrayLike<number>,
  outcomes: readonly Outcome[],
  { period }: FitOptions,
): Outcome {
  const fits = outcomes.filter((outcome) => outcome.status === 'computed');
  if (fits.length === 0) return outcomes[0] ?? createNotComputable('TOO_FEW_OBSERVATIONS', values.length);
  const average = model === 'auto' ? trimmedMean : plainMean;
  const members = fits.map((fit) => ({ model: fit.model, choices: fit.choices ?? {} }));
  const label = `${labels[model]}: mean of ${fits.map((fit) => fit.label).join(', ')}`;
  const deviations = model === 'auto' && period === 1 ? 'random_walk' : 'plain';
  return { ...averageFits(values, fits, { average, deviations }, { model, label }), choices: { members } };
}
