/*
 * The forms of exponential smoothing that are chosen from or averaged over: of the admissible ones those whose errors are additive, or
 * multiplicative like their season. Multiplicative errors without such a season make the small values of long ago weigh as much as the
 * last, and forecasts worse on average. Seasonal forms only where the decomposition sees a season.
 */
import { createNotComputable, type NotComputable } from '../../stats/outcome.js';
import { seasonalStrength } from '../../stats/seasonalStrength.js';
import { stl } from '../../stats/stl.js';
import type { ConsideredModel, FitOptions, FittedModel } from '../fittedModel.js';
import { fitEtsForm } from './ets.js';
import { type EtsForm, isPositive, listAdmissibleForms } from './form.js';

/** A level alone has three parameters, the variance among them; the corrected criterion needs two values more. */
const minObservations = 5;

/** A weaker season is chance. Its initial states would bend to whatever is odd in the first year, or to a break in the last. */
const minSeasonalStrength = 0.2;

/** A fitted form and its corrected criterion of Akaike. */
export interface Candidate {
  form: EtsForm;
  fit: FittedModel;
  criterion: number;
}

/** At least one candidate, best first; of the given forms, or of those that suit the values. */
export function fitEtsCandidates(
  values: ArrayLike<number>,
  { period, forms = listSuitableForms(values, period) }: FitOptions & { forms?: EtsForm[] },
): Candidate[] | NotComputable {
  const candidates = forms.flatMap((form) => {
    const fit = fitEtsForm(values, { period, form });
    if (fit.status !== 'computed') return [];
    const criterion = fit.criteria?.aicc ?? Number.NaN;
    return Number.isFinite(criterion) ? [{ form, fit, criterion }] : [];
  });
  if (candidates.length === 0) return createNotComputable('TOO_FEW_OBSERVATIONS', values.length, minObservations);
  return candidates.sort((a, b) => a.criterion - b.criterion);
}

function listSuitableForms(values: ArrayLike<number>, period: number): EtsForm[] {
  return listAdmissibleForms(isPositive(values), hasSeason(values, period) ? period : 1).filter(
    ({ error, season }) => error === 'A' || season === 'M',
  );
}

/** Too short for a decomposition to tell, a series may have one. */
function hasSeason(values: ArrayLike<number>, period: number): boolean {
  const parts = stl(Array.from(values), period);
  return !parts || seasonalStrength(parts) > minSeasonalStrength;
}

/** Exponential smoothing of the form that the corrected criterion of Akaike likes best. */
export function fitEts(values: ArrayLike<number>, options: FitOptions): FittedModel | NotComputable {
  const candidates = fitEtsCandidates(values, options);
  if (!Array.isArray(candidates)) return candidates;
  const { fit } = candidates[0] as Candidate;
  return { ...fit, considered: toConsideredModels(candidates, (candidate) => (candidate.fit === fit ? 1 : 0)) };
}

/** What answers say of candidates. */
export function toConsideredModels(
  candidates: readonly Candidate[],
  getShare: (candidate: Candidate) => number,
): ConsideredModel[] {
  return candidates.map((candidate) => ({
    label: candidate.fit.label,
    aicc: candidate.criterion,
    share: getShare(candidate),
  }));
}
