import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../resolveProjectPath.js';
import type { UnitCode } from '../series/units.js';

/** A headline value of a country, such as inflation. */
export interface Headline {
  id: string;
  /** At most seven characters, for the head of a column. */
  label: string;
  name: string;
  description: string;
  /** The unit of the values; null if it differs between countries. */
  unit: string | null;
  /** How two values are compared: by their difference in percentage points, or in percent. */
  change: 'points' | 'percent';
  /** Set for a forecast of the current period. Other headlines never show a projection. */
  isForecast?: true;
  /** Set if the members of the euro area share the value of the euro area. */
  isSharedInEuroArea?: true;
  /** The currency whose price is the headline. Countries that use it have no such headline. */
  priceOf?: string;
  /** Where to read the value, preferred first: of two sources with the same periods, the first is used. */
  sources: HeadlineSource[];
}

export interface HeadlineSource {
  indicator: string;
  units: UnitCode;
  /** The only country or area for which the source is used, if it is not used for all. */
  for?: string;
  /** The country under which the indicator lists the series, if it is another one: US lists the price of the yen. */
  country?: string;
}

const file = resolveProjectPath('data', 'catalogue', 'headlines.json');

/** The headline values of a country, in the order in which they are shown. */
export const headlines: readonly Headline[] = JSON.parse(readFileSync(file, 'utf8'));
