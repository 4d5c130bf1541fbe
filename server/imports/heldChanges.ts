import { createHash } from 'node:crypto';
import { type ChangedPeriod, selectLatest } from './changedPeriods.js';

/**
 * Why changes are held: `future_period` values of periods that the source cannot know yet · `implausible_value` values far from those next to them ·
 * `many_withdrawn` many values are missing at once · `other_magnitude` all values changed by a factor that no new base explains ·
 * `unit_changed` the provider states another unit.
 */
export type HoldReason = 'future_period' | 'implausible_value' | 'many_withdrawn' | 'other_magnitude' | 'unit_changed';

/** Changes that the import does not write until an operator accepts them. */
export interface HeldChanges {
  reason: HoldReason;
  message: string;
  /** Number of values. `values` has the latest of them, with the value that the library keeps. */
  count: number;
  values: ChangedPeriod[];
  /** Identifies what is held, so that the operator accepts exactly what was shown. */
  digest: string;
}

/** Builds held changes. `identity` tells them from other changes of the series for the same reason. Default: all values. */
export function holdChanges(
  reason: HoldReason,
  message: string,
  values: ChangedPeriod[],
  identity: unknown = values.map(({ date, value }) => [date, value]),
): HeldChanges {
  const digest = createHash('sha256')
    .update(JSON.stringify([reason, identity]))
    .digest('hex')
    .slice(0, 12);
  return { reason, message, count: values.length, values: selectLatest(values), digest };
}
