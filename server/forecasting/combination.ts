/*
 * Means of models. Combining beats selecting: on the series of the M3 competition, the simple mean of three models had
 * smaller errors than each of them, and than the model that was most accurate on the past of each series.
 * Source: Bates and Granger (1969); Makridakis and Hibon (2000); Jose and Winkler (2008); Fiorucci and Louzada (2020).
 */
import { createNotComputable, type NotComputable } from '../stats/outcome.js';
import { plainMean } from '../stats/summation.js';
import { fitArima } from './arima/arima.js';
import { averageFits } from './averageFits.js';
import { fitDynamicTheta } from './dynamicTheta.js';
import { fitEtsAverage } from './ets/average.js';
import { fitEts, hasSeason } from './ets/candidates.js';
import type { FitFunction, FittedModel } from './fittedModel.js';
import { fitNaive } from './naive.js';
import { fitSeasonalNaive } from './seasonalNaive.js';
import { fitTheta } from './theta.js';
import { trimmedMean } from './trimmedMean.js';

/** Fits the simple mean of exponential smoothing, theta and dynamic optimised theta. */
export const fitCombination: FitFunction = (values, options) =>
  averageModels(
    'combination',
    values,
    [fitEts, fitTheta, fitDynamicTheta].map((fitFunction) => fitFunction(values, options)),
  );

/** With fewer cycles, a season cannot be told from noise. */
const minCycles = 2;

/**
 * Fits the default model. Without a season: the mean of exponential smoothing averaged over its forms and the dynamic
 * optimised theta model. With a season: these two, theta, ARIMA and, if the values are seasonal, the seasonal naive model,
 * without the lowest and the highest forecast of each period. Falls back to naive when there are too few values for all
 * of them.
 */
export const fitAuto: FitFunction = (values, options) => {
  const { period } = options;
  const guard = values.length > minCycles * period && hasSeason(values, period) ? [fitSeasonalNaive] : [];
  const fitFunctions =
    period > 1 ? [fitEtsAverage, fitTheta, fitDynamicTheta, fitArima, ...guard] : [fitEtsAverage, fitDynamicTheta];
  const mean = averageModels(
    'auto',
    values,
    fitFunctions.map((fitFunction) => fitFunction(values, options)),
  );
  if (mean.status === 'computed') return mean;
  const naive = fitNaive(values, options);
  return naive.status === 'computed' ? { ...naive, model: 'auto' } : naive;
};

const labels = { combination: 'Combination', auto: 'Automatic' };

/**
 * Returns the mean of the computed models, under the given name; the first failure when none is computed. `auto` omits
 * the extremes of four or more.
 */
export function averageModels(
  model: 'combination' | 'auto',
  values: ArrayLike<number>,
  outcomes: readonly (FittedModel | NotComputable)[],
): FittedModel | NotComputable {
  const fits = outcomes.filter((outcome) => outcome.status === 'computed');
  if (fits.length === 0) return outcomes[0] ?? createNotComputable('TOO_FEW_OBSERVATIONS', values.length);
  const average = model === 'auto' ? trimmedMean : plainMean;
  const members = fits.map((fit) => ({ model: fit.model, choices: fit.choices ?? {} }));
  const label = `${labels[model]}: mean of ${fits.map((fit) => fit.label).join(', ')}`;
  return { ...averageFits(values, fits, average, { model, label }), choices: { members } };
}
