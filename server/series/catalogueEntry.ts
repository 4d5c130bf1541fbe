import type { Frequency } from './frequency.js';

/** A series that a provider lists in its catalogue, or one series per country. */
export interface CatalogueEntry {
  provider: string;
  /** The provider's own code. */
  code: string;
  /** The series id; if there is one series per country, `{country}` stands for its alpha-3 code. */
  seriesIdForm: string;
  name: string;
  /** Shortened. */
  description: string;
  /** The agency that the provider names as its source; shortened. */
  agency: string;
  /** In the provider's words; empty if it names none. */
  topic: string;
  frequency: Frequency;
  unit: string;
}
