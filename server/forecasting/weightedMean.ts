import { averageRows, combineFits } from './combineFits.js';
import type { FittedModel, ModelName } from './fittedModel.js';

/** A model and its weight in a mean; weights need not sum to one. */
export interface WeightedModel {
  fit: FittedModel;
  weight: number;
}

/** Computes the weighted mean of fitted models: of forecasts, standard deviations and fitted values. */
export function weightedMean(
  values: ArrayLike<number>,
  parts: readonly WeightedModel[],
  name: { model: ModelName; label: string },
): FittedModel {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const average = (row: readonly number[]) =>
    parts.reduce((sum, { weight }, index) => sum + (weight / total) * (row[index] as number), 0);
  const fits = parts.map(({ fit }) => fit);
  return combineFits(values, fits, { average, averageDeviations: (rows) => averageRows(rows, average) }, name);
}
