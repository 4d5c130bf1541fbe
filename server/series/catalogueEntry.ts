import type { Frequency } from './frequency.js';

/** A series that a provider lists in its catalogue, one series per country, or a data set with many series. */
export interface CatalogueEntry {
  provider: string;
  /** The provider's own code. */
  code: string;
  /**
   * The series id; if there is one series per country, `{country}` stands for its alpha-3 code. For a data set, `{key}` stands for the
   * codes that select a series.
   */
  seriesIdForm: string;
  name: string;
  /** Shortened. */
  description: string;
  /** The agency that the provider names as its source; shortened. */
  agency: string;
  /** In the provider's words; empty if it names none. */
  topic: string;
  /** Empty for a data set. */
  frequency: Frequency | '';
  unit: string;
}
