import type { Frequency } from '../../server/series/frequency.js';
import type { ExtractRow } from './extractRows.js';

/** One CSV file of a source. */
export interface Extract {
  /** File name without `.csv` or `.csv.gz`. */
  name: string;
  /** The vintage of all rows, for a file without a vintage column. */
  vintage?: string;
  /** `full`: every vintage lists all its values. `delta`: a vintage lists only what differs from the previous one. */
  encoding: 'full' | 'delta';
}

/** Defines how the extracts of a source are converted to `data/observations/<name>.ndjson.gz`. */
export interface Source {
  name: string;
  extracts: Extract[];
  /** Returns `provider/providerSeriesId` of a series of an extract, or undefined to exclude it. */
  toKey(series: string, extract: string): string | undefined;
  /** Selects and corrects the rows of a series in an extract. Without this function, all rows are taken as they are. */
  selectRows?(rows: ExtractRow[], key: string, extract: string): ExtractRow[];
  getFrequency(key: string): Frequency;
  /** Whether a period without a row is a missing value (an omitted empty cell) and not an error. */
  omitsMissingPeriods: boolean;
  /** Returns the unit of a vintage in full words. */
  getUnit(key: string, vintage: string): string;
  /**
   * Returns the vintages of a series of a delta extract that the file gets. Without this function, or if it returns undefined, a
   * series is in every vintage of the extract from its first one on.
   */
  listVintages?(series: string, extract: string): string[] | undefined;
}
