/*
 * Means of models. Combining beats choosing: on the series of the M3 competition the plain mean of three models had smaller errors than
 * any one of them, and than the one that did best on each series' own past.
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

/** The plain mean of exponential smoothing, theta and the dynamic optimised theta model. */
export const fitCombination: FitFunction = (values, options) =>
  averageModels(
    'combination',
    values,
    [fitEts, fitTheta, fitDynamicTheta].map((fitFunction) => fitFunction(values, options)),
  );

/**
 * What is taken unless a model is asked for: the mean of theta, the dynamic optimised theta model, exponential smoothing averaged over its
 * forms and, for series with a period, ARIMA, which on yearly values does harm. With too few values for any of them, naive.
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

/** The plain mean of the models that could be fitted, under the name that it is asked for by. */
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
