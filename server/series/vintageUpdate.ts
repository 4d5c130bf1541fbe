import type { Observation } from './observation.js';

/** What a vintage has that the one before had not: the values that were new or revised on its day, and null for those withdrawn. */
export interface VintageUpdate {
  date: string;
  unit: string;
  changed: Observation[];
}
