/*
 * Exponential smoothing without choosing one form: the mean of the candidates, each by how likely the corrected criterion of Akaike finds it.
 * Differences of the criterion count half, so that near rivals share; forms whose level hardly moves, which are curves through the whole past,
 * only count when there is no other.
 * Source: Kolassa (2011), International Journal of Forecasting 27, 238-251; Burnham and Anderson (2002), Model Selection.
 */
import type { NotComputable } from '../../stats/outcome.js';
import type { FitOptions, FittedModel } from '../fittedModel.js';
import { weightedMean } from '../weightedMean.js';
import { type Candidate, fitEtsCandidates, toConsideredModels } from './candidates.js';
import type { EtsForm } from './form.js';

const minAlpha = 0.02;
/** What differences of the criterion are divided by; 2 would be Akaike's weights. */
const criterionScale = 4;
/** Forms less likely than this share of the best are left out. */
const minWeight = 1e-3;

/** `forms`: those to average over, where they are known already. */
export function fitEtsAverage(
  values: ArrayLike<number>,
  options: FitOptions & { forms?: EtsForm[] },
): FittedModel | NotComputable {
  const candidates = fitEtsCandidates(values, options);
  if (!Array.isArray(candidates)) return candidates;
  const moving = candidates.filter(({ fit }) => (fit.parameters['alpha'] ?? 0) > minAlpha);
  const selected = moving.length > 0 ? moving : candidates;
  const best = (selected[0] as Candidate).criterion;
  const parts = selected
    .map(({ form, fit, criterion }) => ({ form, fit, weight: Math.exp((best - criterion) / criterionScale) }))
    .filter(({ weight }) => weight >= minWeight);
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const getShare = ({ fit }: Candidate): number => (parts.find((part) => part.fit === fit)?.weight ?? 0) / total;
  return {
    ...weightedMean(values, parts, { model: 'ets', label: formatLabel(parts) }),
    choices: { forms: parts.map(({ form }) => form) },
    considered: toConsideredModels(candidates, getShare),
  };
}

function formatLabel(parts: readonly { fit: FittedModel }[]): string {
  return parts.length === 1 && parts[0] ? parts[0].fit.label : `ETS over ${parts.length} forms`;
}
