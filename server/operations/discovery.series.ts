import type { Operation } from '../contract.js';
import { isStorageAllowed } from '../imports/isStorageAllowed.js';
import { fetchedSeries } from '../library/fetchedSeries.js';
import { importCall } from '../library/importCall.js';
import { listSeriesLocations } from '../store/series.js';

const previewed = 12;

/** What one series of a provider is, its last observations, and whether the library has it. */
export const discoverySeries: Operation<'discovery.series'> = async (context, { path: { provider, seriesId } }) => {
  const { series, age } = await fetchedSeries(context, { provider, seriesId });
  const { observations, ...described } = series;
  const { id } = described;
  const isKnown = observations.map(({ value }) => value !== null);
  const end = isKnown.lastIndexOf(true) + 1;
  const inLibrary = await listSeriesLocations(context.db, provider, [seriesId, id]);
  const mayBeImported = isStorageAllowed(provider, context.config);
  return {
    json: {
      provider,
      ...described,
      terms: context.providers[provider].provider.info.terms,
      startDate: observations[isKnown.indexOf(true)]?.date ?? null,
      endDate: observations[end - 1]?.date ?? null,
      observationCount: isKnown.filter(Boolean).length,
      preview: observations.slice(Math.max(0, end - previewed), end),
      inLibrary,
      import: mayBeImported ? await importCall(context.db, provider, described, inLibrary.length === 0) : null,
      ...age,
    },
  };
};
