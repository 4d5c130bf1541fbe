import type { Observation } from './observation.js';

/** Whether a vintage stands for a publication, or for what was current when it was read. */
export type VintageKind = 'native' | 'snapshot';

/** The changes of a vintage against the previous one: new and revised values, and null for withdrawn ones. */
export interface VintageUpdate {
  date: string;
  unit: string;
  /** By default `native`. */
  kind?: VintageKind;
  changed: Observation[];
}
