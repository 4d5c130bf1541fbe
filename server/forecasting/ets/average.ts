/*
 * Exponential smoothing averaged over forms, with weights derived from AICc. Differences of AICc count a
 * quarter as much as in Akaike weights, so that forms with a similar criterion get similar weights.
 * Source: Kolassa (2011), International Journal of Forecasting 27, 238-251; Burnham and Anderson (2002), Model
 * Selection.
 */
import type { NotComputable } from '../../stats/outcome.js';
import type { FitOptions, FittedModel } from '../fittedModel.js';
import { weightedMean } from '../weightedMean.js';
import { type Candidate, fitEtsCandidates, omitFixedCurves, toConsideredModels } from './candidates.js';
import type { EtsForm } from './form.js';

/** Divisor of differences of the criterion; 2 gives Akaike weights. */
const criterionScale = 8;
/** Forms with a smaller weight relative to the best form are omitted. */
const minWeight = 1e-3;

/** Fits the weighted mean of forms. `forms` restricts the candidates to forms chosen earlier. */
export function fitEtsAverage(
  values: ArrayLike<number>,
  options: FitOptions & { forms?: EtsForm[] },
): FittedModel | NotComputable {
  const candidates = fitEtsCandidates(values, options);
  if (!Array.isArray(candidates)) return candidates;
  const selected = omitFixedCurves(candidates);
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
