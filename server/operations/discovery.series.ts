import type { Operation } from '../contract.js';
import { buildImportCall } from '../imports/buildImportCall.js';
import { isStorageAllowed } from '../imports/isStorageAllowed.js';
import { fetchProviderSeries } from '../providerData/fetchProviderSeries.js';
import { listSeriesLocations } from '../store/series.js';

const previewLength = 12;

/** Describes one series of a provider, with its last observations and whether the library has it. */
export const discoverySeries: Operation<'discovery.series'> = async (context, { path: { provider, seriesId } }) => {
  const { series, age } = await fetchProviderSeries(context, { provider, seriesId });
  const { observations, ...described } = series;
  const { id } = described;
  const hasValue = observations.map(({ value }) => value !== null);
  const end = hasValue.lastIndexOf(true) + 1;
  const inLibrary = await listSeriesLocations(context.db, provider, [seriesId, id]);
  const canImport = isStorageAllowed(provider, context.config);
  return {
    json: {
      provider,
      ...described,
      terms: context.providers[provider].provider.info.terms,
      startDate: observations[hasValue.indexOf(true)]?.date ?? null,
      endDate: observations[end - 1]?.date ?? null,
      observationCount: hasValue.filter(Boolean).length,
      preview: observations.slice(Math.max(0, end - previewLength), end),
      inLibrary,
      import: canImport ? await buildImportCall(context.db, provider, described, inLibrary.length === 0) : null,
      ...age,
    },
  };
};
