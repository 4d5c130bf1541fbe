import type { Frequency } from '../series/frequency.js';
import type { ValuesByDate } from '../series/vintageComparison.js';
import type { SeriesSource } from '../store/seriesSources.js';

/** A series before an import. */
export interface KnownSeries {
  frequency: Frequency;
  unit: string;
  /** The values of the latest vintage; empty for a new series. */
  latestValues: ValuesByDate;
  /** The date of the latest vintage; null for a new series. */
  latestVintageDate: string | null;
}

/** The parts of a source that determine how its values are read. */
export type ImportSource = Pick<
  SeriesSource,
  'provider' | 'providerSeriesId' | 'factor' | 'significantDigits' | 'providerUnit' | 'changedAt' | 'outcome'
>;
