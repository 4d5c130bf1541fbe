import type { Observation } from './observation.js';

/** The changes of a vintage against the previous one: new and revised values, and null for withdrawn ones. */
export interface VintageUpdate {
  date: string;
  unit: string;
  changed: Observation[];
}
