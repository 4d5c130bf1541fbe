import type { Frequency } from '../frequency.js';
import type { Observation } from '../observation.js';
import type { SeasonalAdjustment } from '../seasonalAdjustment.js';

/** The values of a series as known on a day, in the unit of that vintage. */
export interface DatedVintage {
  date: string;
  unit: string;
  observations: Observation[];
}

/** The days as of which a series is checked. The checks do not read a clock. */
export interface DayFacts {
  /** The day as of which the checks run. */
  asOf: string;
  /** The day until which the library's copy of the series is current: that of its vintage or of the last check at its source. */
  copyDay: string;
  /** The latest vintage day of the library. */
  libraryDay: string;
  /** Median number of days from the end of a period to its publication; null if unknown. */
  publicationLagDays: number | null;
}

/** What the catalogue says about a series. */
export interface SeriesFacts {
  frequency: Frequency;
  seasonalAdjustment: SeasonalAdjustment;
  /** Whether a flow is stated at an annual rate. */
  annualRate: boolean;
  unit: string;
  unitClass: 'flow' | 'stock' | 'rate' | 'index' | 'price' | 'ratio';
  priceBasis: 'current' | 'constant' | 'not_applicable';
  currency: string | null;
  /** The country of the series; null if unknown. */
  country: string | null;
  /** Whether the source publishes values for future periods (potential GDP, population projections). */
  publishesProjections: boolean;
}

/** A series, its metadata, and the day as of which it is checked. */
export interface GuardrailContext extends SeriesFacts, DayFacts {
  observations: Observation[];
  /** Oldest first; the last one may be the current vintage. */
  vintages?: DatedVintage[];
}
