import { invalidRequest } from '../errors.js';
import type { StationarityOptions } from './testStationarity.js';

/** Refuses a number of lags beside a rule that would choose it: one of the two would be ignored. */
export function checkLagOptions({ adf = {}, kpss = {} }: StationarityOptions): void {
  if (adf.lags !== undefined && adf.maxLag !== undefined) reject('adf/maxLag', 'adf/lags');
  if (adf.lags !== undefined && adf.criterion !== undefined) reject('adf/criterion', 'adf/lags');
  if (kpss.lags !== undefined && kpss.lagRule !== undefined) reject('kpss/lagRule', 'kpss/lags');
}

function reject(field: string, other: string): never {
  throw invalidRequest([{ field, problem: `cannot be combined with ${other}` }]);
}
