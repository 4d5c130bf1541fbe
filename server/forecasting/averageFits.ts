import { plainMean } from '../stats/summation.js';
import { type Averaging, averageRows, combineFits } from './combineFits.js';
import type { FittedModel, ModelName } from './fittedModel.js';

/**
 * A mean of standard deviations is at most this multiple of that of dynamic theta. Relative errors of a short series that
 * grew a thousandfold otherwise give intervals a million times as wide as the values.
 */
const maxDeviationRatio = 3;

/**
 * Averages forecasts and fitted values of models with `average`, and standard deviations with the plain mean, limited relative to that of
 * dynamic theta if it is one of the models.
 */
export function averageFits(
  values: ArrayLike<number>,
  fits: readonly FittedModel[],
  average: Averaging['average'],
  name: { model: ModelName; label: string },
): FittedModel {
  const referenceIndex = fits.findIndex(({ model }) => model === 'dynamic_theta');
  const averageDeviations = (rows: readonly number[][]) =>
    averageRows(rows, plainMean).map((deviation, index) =>
      Math.min(deviation, maxDeviationRatio * (rows[referenceIndex]?.[index] ?? Number.POSITIVE_INFINITY)),
    );
  return combineFits(values, fits, { average, averageDeviations }, name);
}
