import { plainMean } from '../stats/summation.js';
import { type Averaging, averageRows, combineFits } from './combineFits.js';
import type { FittedModel, ModelName } from './fittedModel.js';

/**
 * A mean of standard deviations is at most this multiple of that of dynamic theta. Relative errors of a short series that
 * grew a thousandfold otherwise give intervals a million times as wide as the values.
 */
const maxDeviationRatio = 3;

/** How standard deviations are averaged. `random_walk`: one third of the weight is that of the naive model, which is one of the members. */
type DeviationRule = 'plain' | 'random_walk';

/** The other members whose standard deviations count under `random_walk`. */
const smoothingModels: readonly ModelName[] = ['ets', 'dynamic_theta'];
const randomWalkShare = 1 / 3;

/**
 * Averages forecasts and fitted values of models with `average`, and standard deviations by a rule. The plain mean of standard deviations is
 * limited relative to that of dynamic theta if it is one of the models. There are no standard deviations if any of the models has none.
 */
export function averageFits(
  values: ArrayLike<number>,
  fits: readonly FittedModel[],
  { average, deviations }: { average: Averaging['average']; deviations: DeviationRule },
  name: { model: ModelName; label: string },
): FittedModel {
  const averageDeviations = (rows: readonly number[][]) => {
    const named = rows.map((row, index) => ({ model: (fits[index] as FittedModel).model, row }));
    return deviations === 'plain' ? averageLimited(named) : averageWithRandomWalk(named);
  };
  return combineFits(values, fits, { average, averageDeviations }, name);
}

/** The standard deviations of a model by number of periods ahead. */
interface Deviations {
  model: ModelName;
  row: number[];
}

function averageLimited(all: readonly Deviations[]): number[] {
  const reference = all.find(({ model }) => model === 'dynamic_theta')?.row;
  const rows = all.map(({ row }) => row);
  return averageRows(rows, plainMean).map((deviation, index) =>
    Math.min(deviation, maxDeviationRatio * (reference?.[index] ?? Number.POSITIVE_INFINITY)),
  );
}

/** Returns the standard deviations of the naive model if none of the smoothing models has a fit. */
function averageWithRandomWalk(all: readonly Deviations[]): number[] {
  const naive = all.find(({ model }) => model === 'naive')?.row ?? [];
  const smoothing = all.filter(({ model }) => smoothingModels.includes(model));
  if (smoothing.length === 0) return naive;
  const limited = averageLimited(smoothing);
  return naive.map((walk, index) => {
    const deviation = limited[index] as number;
    return deviation + randomWalkShare * (walk - deviation);
  });
}
