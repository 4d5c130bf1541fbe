import type { ProviderName } from '../providers/provider.js';

/** The country of each provider whose series belong to one country unless the request names another. */
export const defaultCountries: Partial<Record<ProviderName, string>> = {
  fred: 'US',
  bls: 'US',
  bea: 'US',
  fed: 'US',
  rtdsm: 'US',
  ecb: 'EA',
};
