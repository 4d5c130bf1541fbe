import { seasonalAmplitude, seasonalStrength } from '../../stats/seasonalStrength.js';
import { type Decomposition, stl } from '../../stats/stl.js';
import type { Frequency } from '../frequency.js';
import { selectPresent } from '../values.js';

/** Decomposition of a monthly or quarterly series (in logarithms if positive), with measures of its seasonality. */
export interface SeasonalParts extends Decomposition {
  /** Seasonal strength, 0 to 1. */
  strength: number;
  /** Standard deviation of the seasonal part, in the units of the decomposed values. */
  amplitude: number;
}

/** A series above this seasonal strength counts as seasonal. */
export const seasonalThreshold = 0.6;
const robustRounds = 2;
const minCycles = 3;

/**
 * Observations per seasonal cycle; 1 for frequencies whose seasonality is not checked (days and weeks do not divide the
 * year evenly).
 */
export function getSeasonLength(frequency: Frequency): number {
  if (frequency === 'monthly') return 12;
  return frequency === 'quarterly' ? 4 : 1;
}

/**
 * Computes a robust decomposition of levels; undefined for fewer than three cycles of values, constant values, or values
 * whose squares are too large for a number.
 */
export function computeSeasonalParts(levels: (number | null)[], seasonLength: number): SeasonalParts | undefined {
  const present = selectPresent(levels);
  if (seasonLength < 2 || present.length < minCycles * seasonLength) return undefined;
  if (present.every((level) => level === present[0])) return undefined;
  const parts = stl(levels, seasonLength, { robustRounds });
  if (!parts) return undefined;
  const [strength, amplitude] = [seasonalStrength(parts), seasonalAmplitude(parts)];
  return Number.isFinite(strength) && Number.isFinite(amplitude) ? { ...parts, strength, amplitude } : undefined;
}
