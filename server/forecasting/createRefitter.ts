import type { NotComputable } from '../stats/outcome.js';
import { averageModels } from './combination.js';
import type { FittedModel, Specification } from './fittedModel.js';
import { fitModel } from './models.js';

/**
 * Returns a function that fits specifications to new values: choices are kept, parameters are estimated again. Each
 * specification is fitted once, whether requested alone or as a member of a mean.
 */
export function createRefitter(
  values: ArrayLike<number>,
  period: number,
): (specification: Specification) => FittedModel | NotComputable {
  const fits = new Map<string, FittedModel | NotComputable>();
  const refit = (specification: Specification): FittedModel | NotComputable => {
    const key = JSON.stringify(specification);
    const fit = fits.get(key) ?? fitSpecification(specification);
    fits.set(key, fit);
    return fit;
  };
  const fitSpecification = ({
    model,
    choices: { members, ...choices },
  }: Specification): FittedModel | NotComputable => {
    const isMean = members !== undefined && (model === 'auto' || model === 'combination');
    if (isMean) return averageModels(model, values, members.map(refit), { period });
    return fitModel(model, values, { period, ...choices });
  };
  return refit;
}
