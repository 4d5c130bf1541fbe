import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../resolveProjectPath.js';
import type { UnitCode } from '../series/units.js';

/** A headline value of a country, such as inflation. */
export interface Headline {
  id: string;
  /** At most seven characters, for the head of a column. */
  label: string;
  name: string;
  /** How two values are compared: by their difference in percentage points, or in percent. */
  change: 'points' | 'percent';
  /** Indicators with the value, preferred first. */
  sources: { indicator: string; units: UnitCode }[];
}

const file = resolveProjectPath('data', 'catalogue', 'headlines.json');

/** The headline values of a country, in the order in which they are shown. */
export const headlines: readonly Headline[] = JSON.parse(readFileSync(file, 'utf8'));
