import type { ValuesByDate } from '../series/vintageComparison.js';
import { ImportRefusal } from './importRefusal.js';

/** Minimum share of existing values that must remain after an import. */
const minRemainingShare = 0.5;

/** Throws an ImportRefusal if too few values would remain. */
export function assertNoDataLoss(before: ValuesByDate, after: ValuesByDate): void {
  const countValues = (values: ValuesByDate) => [...values.values()].filter((value) => value !== null).length;
  const [countBefore, countAfter] = [countValues(before), countValues(after)];
  if (countAfter < countBefore * minRemainingShare) {
    throw new ImportRefusal('too_little', `Only ${countAfter} of ${countBefore} values would remain.`);
  }
}
