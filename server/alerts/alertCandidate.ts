import type { AlertMoment } from '../store/alertFirings.js';
import type { AlertRule } from '../store/alertRules.js';

/** A rule whose condition holds. It fires unless it is quiet or has already fired on this occasion. */
export interface AlertCandidate {
  rule: AlertRule;
  seriesId: number | null;
  releaseId: string | null;
  occasion: string;
  moment: AlertMoment;
}

/** Names the series or the release of an alert, as the history of alerts stores it. */
export function nameFiringSubject({ seriesId, releaseId }: Pick<AlertCandidate, 'seriesId' | 'releaseId'>): string {
  return seriesId === null ? `release ${releaseId}` : `series ${seriesId}`;
}
