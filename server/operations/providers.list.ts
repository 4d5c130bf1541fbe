import type { Operation } from '../contract.js';
import { describeProviders } from '../providerData/describeProviders.js';

/** The providers of series: their terms, keys and budgets, and how they last answered. */
export const providersList: Operation<'providers.list'> = async (context) => {
  const providers = await describeProviders(context);
  return { json: { count: providers.length, providers } };
};
