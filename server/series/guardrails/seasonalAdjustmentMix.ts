import { plainMean } from '../../stats/summation.js';
import { formatNumber } from './format.js';
import type { Guardrail } from './guardrail.js';
import { computeSeasonalParts, type SeasonalParts } from './seasonalParts.js';

/** Difference of strength that a change of treatment makes and ordinary change does not. */
const minStrengthDifference = 0.4;
/** The weaker season must also be this small against the stronger: a noisy stretch hides a season, it does not end it. */
const maxAmplitudeRatio = 0.35;
const maxStretches = 4;
const yearsPerStretch = 5;

interface Side {
  strength: number;
  amplitude: number;
}

interface Division {
  start: number;
  before: Side;
  after: Side;
}

/** Season on one side of a date only: adjusted and unadjusted values seem to be joined. Looks at halves, or quarters where they span five years. */
export const seasonalAdjustmentMix: Guardrail = {
  code: 'SA_MIX',
  check: ({ getChanges, seasonLength, grid }) => {
    if (seasonLength < 2) return { notApplicable: 'no seasonal cycle is looked for at this frequency' };
    const found = findSharpestDivision(getChanges().levels, seasonLength);
    if (!found) return { notApplicable: 'needs three years of varying values on each side' };
    const { start, before, after } = found;
    const amplitudeRatio = Math.min(before.amplitude, after.amplitude) / Math.max(before.amplitude, after.amplitude);
    if (computeDifference(found) <= minStrengthDifference || amplitudeRatio > maxAmplitudeRatio) return [];
    const date = grid.dates[start] ?? null;
    return [
      {
        code: 'SA_MIX',
        severity: 'warning',
        message: `Seasonality is ${formatNumber(before.strength)} before about ${date} and ${formatNumber(after.strength)} from then on (0 none, 1 all): adjusted and unadjusted values seem to be joined.`,
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

/** The border between stretches of equal length at which seasonality differs most; undefined when a stretch is too short or still. */
function findSharpestDivision(levels: (number | null)[], seasonLength: number): Division | undefined {
  const count = Math.min(maxStretches, Math.max(2, Math.floor(levels.length / (yearsPerStretch * seasonLength))));
  const length = Math.floor(levels.length / count / seasonLength) * seasonLength;
  const starts = Array.from({ length: count }, (_, index) => index * length);
  const stretches = starts.map((start, index) => {
    const end = index === count - 1 ? levels.length : start + length;
    return computeSeasonalParts(levels.slice(start, end), seasonLength);
  });
  const known = stretches.filter((stretch) => stretch !== undefined);
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

function summarizeSide(stretches: SeasonalParts[]): Side {
  return {
    strength: plainMean(stretches.map(({ strength }) => strength)),
    amplitude: plainMean(stretches.map(({ amplitude }) => amplitude)),
  };
}
