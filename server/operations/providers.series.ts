import type { Operation } from '../contract.js';
import { checkOrder } from '../library/dateWindow.js';
import { fetchedSeries } from '../library/fetchedSeries.js';
import { pageOf } from '../library/page.js';

/** One series as its provider has it, kept for a while. */
export const providersSeries: Operation<'providers.series'> = async (context, { path, query }) => {
  const { start, end } = query;
  checkOrder('start', start, 'end', end);
  const { provider } = path;
  const { series, age } = await fetchedSeries(context, { ...path, start, end });
  const { observations, ...described } = series;
  const { page, nextCursor } = pageOf(observations, query);
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
