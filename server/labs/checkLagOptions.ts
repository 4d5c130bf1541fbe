import { rejectField } from './rejectField.js';
import type { StationarityOptions } from './testStationarity.js';

/** Rejects a number of lags combined with a rule that would choose it. */
export function checkLagOptions({ adf = {}, kpss = {} }: StationarityOptions): void {
  if (adf.lags !== undefined && adf.maxLag !== undefined)
    rejectField('adf/maxLag', 'cannot be combined with `adf/lags`');
  if (adf.lags !== undefined && adf.criterion !== undefined)
    rejectField('adf/criterion', 'cannot be combined with `adf/lags`');
  if (kpss.lags !== undefined && kpss.lagRule !== undefined)
    rejectField('kpss/lagRule', 'cannot be combined with `kpss/lags`');
}
