import type { Operation } from '../contract.js';
import { paginate } from '../paging/paginate.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import { fetchProviderSeries } from '../providerData/fetchProviderSeries.js';

/** Returns one series from its provider, cached for a while. */
export const providersSeries: Operation<'providers.series'> = async (context, { path, query }) => {
  const { start, end } = query;
  assertDateOrder('start', start, 'end', end);
  const { provider } = path;
  const { series, age } = await fetchProviderSeries(context, { ...path, start, end });
  const { observations, ...described } = series;
  const { page, nextCursor } = paginate(observations, query);
  return {
    json: {
      provider,
      ...described,
      terms: context.providers[provider].provider.info.terms,
      count: page.length,
      total: observations.length,
      observations: page,
      ...age,
      nextCursor,
    },
  };
};
