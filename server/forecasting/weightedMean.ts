import type { FittedModel, ModelName } from './fittedModel.js';
import { computeResiduals } from './fittedModel.js';

/** A model and its weight in a mean; weights need not sum to one. */
export interface WeightedModel {
  fit: FittedModel;
  weight: number;
}

/**
 * Computes the weighted mean of fitted models: of forecasts, standard deviations, and fitted values where all models
 * have one.
 */
export function weightedMean(
  values: ArrayLike<number>,
  parts: readonly WeightedModel[],
  name: { model: ModelName; label: string },
): FittedModel {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (getRow: (fit: FittedModel) => readonly number[]): number[] => {
    const rows = parts.map(({ fit, weight }) => ({ row: getRow(fit), share: weight / total }));
    return (rows[0]?.row ?? []).map((_, index) =>
      rows.reduce((sum, { row, share }) => sum + share * (row[index] as number), 0),
    );
  };
  const fitted = Array.from(values, (_, time) => {
    if (parts.some(({ fit }) => fit.fitted[time] === null)) return null;
    return parts.reduce((sum, { fit, weight }) => sum + (weight / total) * (fit.fitted[time] as number), 0);
  });
  return {
    status: 'computed',
    ...name,
    parameters: {},
    criteria: null,
    fitted,
    residuals: computeResiduals(values, fitted),
    point: (horizon) => mean((fit) => fit.point(horizon)),
    deviation: (horizon) => {
      const rows = parts.map(({ fit }) => fit.deviation(horizon));
      return rows.includes(undefined) ? undefined : mean((fit) => fit.deviation(horizon) ?? []);
    },
    members: parts.map(({ fit }) => fit),
  };
}
