import type { Config } from '../config.js';
import type { ProviderName } from '../providers/provider.js';

/** Whether data of a provider may be stored. The terms of FRED restrict storing; the operator needs permission. */
export function isStorageAllowed(provider: ProviderName, config: Pick<Config, 'FRED_STORE_ALLOWED'>): boolean {
  return provider !== 'fred' || config.FRED_STORE_ALLOWED;
}
