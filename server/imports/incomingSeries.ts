import type { ComputedImport, ImportBasis } from './computeImport.js';
import {
  type ImportedValues,
  type PackedImport,
  type PackedResult,
  packImport,
  unpackResult,
} from './computePackedImport.js';
import type { SeriesDescription } from './seriesDescription.js';

/** A series to import. */
export interface IncomingSeries {
  description: SeriesDescription;
  /** Computes what the values change. Throws an ImportRefusal, or an ApiError if the server is too busy. */
  compute(basis: ImportBasis): Promise<ComputedImport>;
}

/** Runs `computePackedImport`. A server does so in a worker thread, unless it is quick. */
export type RunImport = (input: PackedImport) => Promise<PackedResult>;

export function createIncomingSeries(
  description: SeriesDescription,
  values: ImportedValues,
  run: RunImport,
): IncomingSeries {
  return {
    description,
    compute: async (basis) => unpackResult(await run(await packImport(description, values, basis))),
  };
}
