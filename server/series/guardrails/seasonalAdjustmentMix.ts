import { plainMean } from '../../stats/summation.js';
import { formatNumber } from './format.js';
import type { Guardrail } from './guardrail.js';
import { computeSeasonalParts, type SeasonalParts } from './seasonalParts.js';

/** Minimum difference in seasonal strength: a change of treatment exceeds it, ordinary change does not. */
const minStrengthDifference = 0.4;
/**
 * Maximum ratio of the weaker to the stronger seasonal amplitude: a noisy block can hide a season without ending it.
 */
const maxAmplitudeRatio = 0.35;
const maxBlocks = 4;
const yearsPerBlock = 5;

interface Side {
  strength: number;
  amplitude: number;
}

interface Division {
  start: number;
  before: Side;
  after: Side;
}

/**
 * Seasonality on only one side of a date: adjusted and unadjusted values may have been joined. Compares halves, or
 * quarters if these span five years.
 */
export const seasonalAdjustmentMix: Guardrail = {
  code: 'SA_MIX',
  check: ({ getChanges, seasonLength, grid }) => {
    if (seasonLength < 2) return { notApplicable: 'seasonality is not checked at this frequency' };
    const found = findSharpestDivision(getChanges().levels, seasonLength);
    if (!found) return { notApplicable: 'needs three years of varying values on each side' };
    const { start, before, after } = found;
    const amplitudeRatio = Math.min(before.amplitude, after.amplitude) / Math.max(before.amplitude, after.amplitude);
    if (computeDifference(found) <= minStrengthDifference || !(amplitudeRatio <= maxAmplitudeRatio)) return [];
    const date = grid.dates[start] ?? null;
    return [
      {
        code: 'SA_MIX',
        severity: 'warning',
        message: `Seasonal strength changes from ${formatNumber(before.strength)} to ${formatNumber(after.strength)} around ${date} (0 is none, 1 is purely seasonal). Seasonally adjusted and unadjusted values may have been joined.`,
        from: grid.dates[0] ?? null,
        to: grid.dates.at(-1) ?? null,
        evidence: {
          strengthBefore: before.strength,
          strengthAfter: after.strength,
          amplitudeRatio,
          dividedAt: date,
        },
      },
    ];
  },
};

function computeDifference({ before, after }: Division): number {
  return Math.abs(before.strength - after.strength);
}

/**
 * Finds the boundary between blocks of equal length where seasonality differs most; undefined if a block is too short
 * or constant.
 */
function findSharpestDivision(levels: (number | null)[], seasonLength: number): Division | undefined {
  const count = Math.min(maxBlocks, Math.max(2, Math.floor(levels.length / (yearsPerBlock * seasonLength))));
  const length = Math.floor(levels.length / count / seasonLength) * seasonLength;
  const starts = Array.from({ length: count }, (_, index) => index * length);
  const blocks = starts.map((start, index) => {
    const end = index === count - 1 ? levels.length : start + length;
    return computeSeasonalParts(levels.slice(start, end), seasonLength);
  });
  const known = blocks.filter((block) => block !== undefined);
  if (known.length < count) return undefined;
  const divisions = starts.slice(1).map((start, index) => ({
    start,
    before: summarizeSide(known.slice(0, index + 1)),
    after: summarizeSide(known.slice(index + 1)),
  }));
  return divisions.reduce((sharpest, division) =>
    computeDifference(division) > computeDifference(sharpest) ? division : sharpest,
  );
}

function summarizeSide(blocks: SeasonalParts[]): Side {
  return {
    strength: plainMean(blocks.map(({ strength }) => strength)),
    amplitude: plainMean(blocks.map(({ amplitude }) => amplitude)),
  };
}
