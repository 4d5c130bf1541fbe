import { computeResiduals, type FittedModel, type ModelName } from './fittedModel.js';

/** How a value of the combination is computed from those of the models, in their order. */
export interface Averaging {
  average(values: readonly number[]): number;
  /** From the standard deviations of each model, by period. */
  averageDeviations(rows: readonly number[][]): number[];
}

/**
 * Combines fitted models period by period: forecasts and standard deviations, and fitted values where all models have one. There are no
 * standard deviations if a model has none.
 */
export function combineFits(
  values: ArrayLike<number>,
  fits: readonly FittedModel[],
  { average, averageDeviations }: Averaging,
  name: { model: ModelName; label: string },
): FittedModel {
  const fitted = Array.from(values, (_, time) => {
    const row = fits.map((fit) => fit.fitted[time] ?? null);
    return row.includes(null) ? null : average(row as number[]);
  });
  return {
    status: 'computed',
    ...name,
    parameters: {},
    criteria: null,
    fitted,
    residuals: computeResiduals(values, fitted),
    point: (horizon) =>
      averageRows(
        fits.map((fit) => fit.point(horizon)),
        average,
      ),
    deviation: (horizon) => {
      const rows = fits.map((fit) => fit.deviation(horizon));
      return rows.includes(undefined) ? undefined : averageDeviations(rows as number[][]);
    },
    members: [...fits],
  };
}

/** Averages the values of each period. */
export function averageRows(rows: readonly number[][], average: Averaging['average']): number[] {
  return (rows[0] ?? []).map((_, index) => average(rows.map((row) => row[index] as number)));
}
