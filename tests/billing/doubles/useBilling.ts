import type { Config } from '../../../server/config.js';
import type { ApiOptions } from '../../support/api.js';
import { type BillingApi, startBillingApi } from './billingApi.js';

/** Starts the application with billing on before the tests of a file, and stops it after them. */
export function useBilling(
  settings: Partial<Config> = {},
  options: ApiOptions & { currency?: string } = {},
): () => BillingApi {
  let billing: BillingApi;
  beforeAll(async () => {
    billing = await startBillingApi(settings, options);
  });
  afterAll(() => billing.stop());
  return () => billing;
}
