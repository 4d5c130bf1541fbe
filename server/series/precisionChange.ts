import { median } from '../stats/orderStatistics.js';
import { countDecimals, getHalfUnit } from './publishedDigits.js';
import type { CommonPair } from './rebase.js';

/** Number of consecutive changed values that show their precision: that all hide a trailing zero is unlikely. */
const blockLength = 12;
const floatingNoise = 1e-9;

/**
 * Finds the values that one vintage rounds and the other does not, such as 101.3 and 101.303, and returns the largest difference that rounding
 * explains, by date. Takes the pairs that differ, in the order of their dates. Empty if both vintages have the same precision.
 */
export function findRoundingTolerances(changed: CommonPair[]): Map<string, number> {
  const tolerances = new Map<string, number>();
  const blockCount = Math.floor(changed.length / blockLength);
  for (let block = 0; block < blockCount; block += 1) {
    const end = block === blockCount - 1 ? changed.length : (block + 1) * blockLength;
    const pairs = changed.slice(block * blockLength, end);
    const decimals = findCoarserDecimals(pairs);
    if (decimals === undefined) continue;
    for (const { date } of pairs) tolerances.set(date, getHalfUnit(decimals) * (1 + floatingNoise));
  }
  return tolerances;
}

/** The decimals of the coarser vintage, if most values of the other have more. */
function findCoarserDecimals(pairs: CommonPair[]): number | undefined {
  const before = pairs.map((pair) => countDecimals(pair.before));
  const after = pairs.map((pair) => countDecimals(pair.after));
  const [maxBefore, maxAfter] = [Math.max(...before), Math.max(...after)];
  if (median(after) > maxBefore) return maxBefore;
  return median(before) > maxAfter ? maxAfter : undefined;
}
