import type { NotComputable } from '../stats/outcome.js';
import { meanOf } from './combination.js';
import type { FittedModel, Specification } from './fittedModel.js';
import { fitModel } from './models.js';

/**
 * Fits models to other values than those they were chosen for: their choices stay, their parameters are estimated anew. Each is fitted once,
 * be it asked for by itself or as a member of means.
 */
export function fitterOf(
  values: ArrayLike<number>,
  period: number,
): (specification: Specification) => FittedModel | NotComputable {
  const fits = new Map<string, FittedModel | NotComputable>();
  const again = (specification: Specification): FittedModel | NotComputable => {
    const name = JSON.stringify(specification);
    const known = fits.get(name) ?? fitOnce(specification);
    fits.set(name, known);
    return known;
  };
  const fitOnce = ({ model, choices: { members, ...choices } }: Specification): FittedModel | NotComputable => {
    const isMean = members !== undefined && (model === 'auto' || model === 'combination');
    return isMean ? meanOf(model, values, members.map(again)) : fitModel(model, values, { period, ...choices });
  };
  return again;
}
