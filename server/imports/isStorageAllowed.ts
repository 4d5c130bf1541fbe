import type { Config } from '../config.js';
import type { ProviderName } from '../providers/provider.js';

/** Whether what a provider answers may be kept. FRED's terms restrict storing: its answers may where the operator has leave. */
export function isStorageAllowed(provider: ProviderName, config: Pick<Config, 'FRED_STORE_ALLOWED'>): boolean {
  return provider !== 'fred' || config.FRED_STORE_ALLOWED;
}
