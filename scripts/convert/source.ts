import type { Frequency } from '../../server/series/frequency.js';

/** One CSV file of a source. */
export interface Extract {
  /** File name without `.csv` or `.csv.gz`. */
  name: string;
  /** The day as of which all rows stand, for a file without a vintage column. */
  vintage?: string;
  /** `full`: every vintage lists all its values. `delta`: a vintage lists only what differs from the one before. */
  encoding: 'full' | 'delta';
}

/** How the extracts of one source become `data/observations/<name>.ndjson.gz`. */
export interface Source {
  name: string;
  extracts: Extract[];
  /** `provider/providerSeriesId` of a series of the extract; undefined leaves the series out. */
  toKey(series: string): string | undefined;
  getFrequency(key: string): Frequency;
  /** The extract leaves out empty cells of a rectangular table: a period without a row is a missing value, not a fault. */
  omitsMissingPeriods: boolean;
  /** Unit in full words of one vintage of a series. */
  getUnit(key: string, vintage: string): string;
}
