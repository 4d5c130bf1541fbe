import type { Frequency } from '../frequency.js';
import type { Observation } from '../observation.js';
import type { SeasonalAdjustment } from '../seasonalAdjustment.js';

/** The values of a series as known on a day, in the unit of that day. */
export interface DatedVintage {
  date: string;
  unit: string;
  observations: Observation[];
}

/** One series and what is known about it. Nothing here is read from a clock: `asOf` is the day of judgement. */
export interface GuardrailContext {
  frequency: Frequency;
  seasonalAdjustment: SeasonalAdjustment;
  /** Whether a flow is stated at the rate of a year. */
  annualRate: boolean;
  unit: string;
  unitClass: 'flow' | 'stock' | 'rate' | 'index' | 'price' | 'ratio';
  priceBasis: 'current' | 'constant' | 'not_applicable';
  currency: string | null;
  asOf: string;
  /** Median days from the end of a period to its publication; null when not known. */
  publicationLagDays: number | null;
  discontinued: boolean;
  /** Whether the source publishes values for periods still to come (potential GDP, population projections). */
  publishesProjections: boolean;
  observations: Observation[];
  /** Oldest first; the current one may be included last. */
  vintages?: DatedVintage[];
}
