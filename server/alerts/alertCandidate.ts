import type { AlertMoment, FiringOccasion } from '../store/alertFirings.js';
import type { AlertRule } from '../store/alertRules.js';

/** A rule whose condition holds. It fires unless it is quiet or has already fired on this occasion. */
export interface AlertCandidate {
  rule: AlertRule;
  seriesId: number | null;
  releaseId: string | null;
  occasion: string;
  moment: AlertMoment;
}

/** Returns what identifies the alert. */
export function toOccasion({ rule, seriesId, releaseId, occasion }: AlertCandidate): FiringOccasion {
  return { ruleId: rule.id, subject: seriesId === null ? `release ${releaseId}` : `series ${seriesId}`, occasion };
}
