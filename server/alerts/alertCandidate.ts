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
