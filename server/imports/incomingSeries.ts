import type { ProviderSeries } from '../providers/provider.js';
import { type ComputedImport, computeImport, type ImportBasis } from './computeImport.js';
import type { SeriesDescription } from './seriesDescription.js';

/** A series to import. */
export interface IncomingSeries {
  description: SeriesDescription;
  /** Computes what the values change. Throws an ImportRefusal. */
  compute(basis: ImportBasis): ComputedImport | Promise<ComputedImport>;
}

/** A series that a provider returned. Its changes are computed in this thread. */
export function toIncomingSeries(fetched: ProviderSeries): IncomingSeries {
  return { description: fetched, compute: (basis) => computeImport(basis, fetched) };
}
