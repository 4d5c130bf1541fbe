import { seasonalAmplitude, seasonalStrength } from '../../stats/seasonalStrength.js';
import { type Decomposition, stl } from '../../stats/stl.js';
import type { Frequency } from '../frequency.js';
import { selectPresent } from '../values.js';

/** Decomposition of a monthly or quarterly series (in logarithms when positive) and how seasonal it is. */
export interface SeasonalParts extends Decomposition {
  /** 0 to 1. */
  strength: number;
  /** Standard deviation of the seasonal figure, in the units of the decomposed values. */
  amplitude: number;
}

/** Share from which a series counts as seasonal. */
export const seasonalThreshold = 0.6;
const robustRounds = 2;
const minCycles = 3;

/** Observations in a seasonal cycle; 1 where none is looked for (days and weeks do not divide the year evenly). */
export function getSeasonLength(frequency: Frequency): number {
  if (frequency === 'monthly') return 12;
  return frequency === 'quarterly' ? 4 : 1;
}

/** Robust decomposition of levels with `season` places in the year; undefined with under three cycles of values or no variation. */
export function computeSeasonalParts(levels: (number | null)[], seasonLength: number): SeasonalParts | undefined {
  const present = selectPresent(levels);
  if (seasonLength < 2 || present.length < minCycles * seasonLength) return undefined;
  if (present.every((level) => level === present[0])) return undefined;
  const parts = stl(levels, seasonLength, { robustRounds });
  return parts && { ...parts, strength: seasonalStrength(parts), amplitude: seasonalAmplitude(parts) };
}
