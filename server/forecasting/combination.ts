/*
 * Means of models. Combining beats selecting: on the series of the M3 competition, the simple mean of three models had
 * smaller errors than each of them, and than the model that was most accurate on the past of each series.
 * Source: Bates and Granger (1969); Makridakis and Hibon (2000); Fiorucci and Louzada (2020).
 */
import { createNotComputable, type NotComputable } from '../stats/outcome.js';
import { fitArima } from './arima/arima.js';
import { fitDynamicTheta } from './dynamicTheta.js';
import { fitEtsAverage } from './ets/average.js';
import { fitEts } from './ets/candidates.js';
import type { FitFunction, FittedModel } from './fittedModel.js';
import { fitNaive } from './naive.js';
import { fitTheta } from './theta.js';
import { weightedMean } from './weightedMean.js';

/** Fits the simple mean of exponential smoothing, theta and dynamic optimised theta. */
export const fitCombination: FitFunction = (values, options) =>
  averageModels(
    'combination',
    values,
    [fitEts, fitTheta, fitDynamicTheta].map((fitFunction) => fitFunction(values, options)),
  );

/**
 * Fits the default model: the mean of theta, dynamic optimised theta, exponential smoothing averaged over its forms
 * and, for seasonal periods, ARIMA, which reduces accuracy on annual series. Falls back to naive when there are too few
 * values for all of them.
 */
export const fitAuto: FitFunction = (values, options) => {
  const seasonal = options.period > 1 ? [fitArima] : [];
  const fitFunctions = [fitEtsAverage, fitTheta, fitDynamicTheta, ...seasonal];
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

/** Returns the simple mean of the computed models, under the given name; the first failure when none is computed. */
export function averageModels(
  model: 'combination' | 'auto',
  values: ArrayLike<number>,
  outcomes: readonly (FittedModel | NotComputable)[],
): FittedModel | NotComputable {
  const fits = outcomes.filter((outcome) => outcome.status === 'computed');
  if (fits.length === 0) return outcomes[0] ?? createNotComputable('TOO_FEW_OBSERVATIONS', values.length);
  const label = `${labels[model]}: mean of ${fits.map((fit) => fit.label).join(', ')}`;
  const mean = weightedMean(
    values,
    fits.map((fit) => ({ fit, weight: 1 })),
    { model, label },
  );
  const members = fits.map((fit) => ({ model: fit.model, choices: fit.choices ?? {} }));
  return { ...mean, choices: { members } };
}
