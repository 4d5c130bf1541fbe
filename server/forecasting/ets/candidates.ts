/*
 * The candidate forms of exponential smoothing: every admissible form. A form with multiplicative errors suits series
 * that vary in proportion to their level, such as a money supply that grows for decades. Seasonal forms are candidates
 * only when the decomposition finds a season.
 */
import { createNotComputable, type NotComputable } from '../../stats/outcome.js';
import { seasonalStrength } from '../../stats/seasonalStrength.js';
import { stl } from '../../stats/stl.js';
import type { ConsideredModel, FitOptions, FittedModel } from '../fittedModel.js';
import { fitEtsForm } from './ets.js';
import { type EtsForm, isPositive, listAdmissibleForms } from './form.js';

/** The simplest form has three parameters, including the variance; AICc requires two more observations. */
const minObservations = 5;

/**
 * A weaker season is treated as noise: its initial states would fit outliers in the first year or a break in the last.
 */
const minSeasonalStrength = 0.2;

const minAlphaOfTrends = 0.02;

/** A fitted form and its AICc. */
export interface Candidate {
  form: EtsForm;
  fit: FittedModel;
  criterion: number;
}

/**
 * Fits the given forms, or those that suit the values. Returns at least one candidate, sorted by ascending AICc, or
 * `not_computable`.
 */
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
  return listAdmissibleForms(isPositive(values), hasSeason(values, period) ? period : 1);
}

/** Whether the series may be seasonal; true when it has a season but is too short for a decomposition. */
export function hasSeason(values: ArrayLike<number>, period: number): boolean {
  const parts = stl(Array.from(values), period);
  return !parts || seasonalStrength(parts) > minSeasonalStrength;
}

/**
 * Omits forms with a trend whose level hardly moves: they fit one curve to the whole sample and extend it. Returns all
 * candidates when there is no other.
 */
export function omitFixedCurves(candidates: readonly Candidate[]): readonly Candidate[] {
  const others = candidates.filter(
    ({ form, fit }) => form.trend === 'N' || (fit.parameters['alpha'] ?? 0) > minAlphaOfTrends,
  );
  return others.length > 0 ? others : candidates;
}

/** Fits exponential smoothing with the form that has the lowest AICc, except for fixed curves. */
export function fitEts(values: ArrayLike<number>, options: FitOptions): FittedModel | NotComputable {
  const candidates = fitEtsCandidates(values, options);
  if (!Array.isArray(candidates)) return candidates;
  const { fit } = omitFixedCurves(candidates)[0] as Candidate;
  return { ...fit, considered: toConsideredModels(candidates, (candidate) => (candidate.fit === fit ? 1 : 0)) };
}

/** Describes candidates for the response. */
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
