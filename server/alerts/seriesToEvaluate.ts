import type { AlertRule } from '../store/alertRules.js';
import type { AlertSeries } from '../store/alertSeries.js';
import type { PendingVintage } from '../store/changedSeries.js';

/** A series with the rules about it, and the vintages to evaluate, oldest first. */
export interface SeriesToEvaluate {
  series: AlertSeries;
  rules: AlertRule[];
  pending: PendingVintage[];
}
