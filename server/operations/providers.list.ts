import type { Operation } from '../contract.js';
import { describeProviders } from '../providerData/describeProviders.js';

/** Lists the providers with their terms, keys, budgets and last results. */
export const providersList: Operation<'providers.list'> = async (context) => {
  const providers = await describeProviders(context);
  return { json: { count: providers.length, providers } };
};
