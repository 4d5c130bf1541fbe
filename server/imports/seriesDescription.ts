import type { ProviderSeries } from '../providers/provider.js';
import type { Observation } from '../series/observation.js';

/** What a provider or a file states about a series, without its values. */
export type SeriesDescription = Omit<ProviderSeries, 'observations' | 'vintages'>;

/** A series to import. `vintages` is null if only the current values are known. */
export interface ImportedSeries extends SeriesDescription, Pick<ProviderSeries, 'vintages'> {
  observations: Observation[];
}
