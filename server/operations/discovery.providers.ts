import type { Operation } from '../contract.js';
import { describeCatalogues } from '../providerData/describeCatalogues.js';

/** Lists the providers with the number of series held and what is known of their catalogues. */
export const discoveryProviders: Operation<'discovery.providers'> = async (context) => {
  const providers = await describeCatalogues(context);
  return { json: { count: providers.length, providers } };
};
