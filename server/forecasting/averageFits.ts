import { plainMean } from '../stats/summation.js';
import { computeResiduals, type FittedModel, type ModelName } from './fittedModel.js';

/**
 * A mean of standard deviations is at most this multiple of that of dynamic theta. Relative errors of a short series that
 * grew a thousandfold otherwise give intervals a million times as wide as the values.
 */
const maxDeviationRatio = 3;

/**
 * Averages fitted models period by period: forecasts, and fitted values where all models have one, with `average`;
 * standard deviations with the plain mean, limited relative to that of dynamic theta if it is one of the models.
 */
export function averageFits(
  values: ArrayLike<number>,
  fits: readonly FittedModel[],
  average: (values: readonly number[]) => number,
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
    deviation: (horizon) => averageDeviations(fits, horizon),
    members: [...fits],
  };
}

function averageRows(rows: readonly number[][], average: (values: readonly number[]) => number): number[] {
  return (rows[0] ?? []).map((_, index) => average(rows.map((row) => row[index] as number)));
}

function averageDeviations(fits: readonly FittedModel[], horizon: number): number[] | undefined {
  const rows = fits.map((fit) => fit.deviation(horizon));
  if (rows.includes(undefined)) return undefined;
  const reference = rows[fits.findIndex(({ model }) => model === 'dynamic_theta')];
  return averageRows(rows as number[][], plainMean).map((deviation, index) =>
    Math.min(deviation, maxDeviationRatio * (reference?.[index] ?? Number.POSITIVE_INFINITY)),
  );
}
