import type { ProviderSeries } from '../providers/provider.js';

/** What a provider or a file states about a series, without its values. */
export type SeriesDescription = Omit<ProviderSeries, 'observations' | 'vintages'>;
