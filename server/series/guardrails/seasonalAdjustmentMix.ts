import type { Guardrail } from './guardrail.js';
import { type SeasonalParts, seasonalParts } from './seasonalParts.js';
import { inWords } from './wording.js';

/** Difference of strength that a change of treatment makes and ordinary change does not. */
const strengthDifference = 0.4;
/** The weaker season must also be this small against the stronger: a noisy stretch hides a season, it does not end it. */
const fadedTo = 0.35;
const mostStretches = 4;
const yearsInStretch = 5;

interface Side {
  strength: number;
  amplitude: number;
}

interface Division {
  place: number;
  before: Side;
  after: Side;
}

/** Season on one side of a date only: adjusted and unadjusted values seem to be joined. Looks at halves, or quarters where they span five years. */
export const seasonalAdjustmentMix: Guardrail = {
  code: 'SA_MIX',
  check: ({ changes, season, grid }) => {
    if (season < 2) return { notApplicable: 'no seasonal cycle is looked for at this frequency' };
    const found = sharpestDivision(changes().levels, season);
    if (!found) return { notApplicable: 'needs three years of varying values on each side' };
    const { place, before, after } = found;
    const faded = Math.min(before.amplitude, after.amplitude) / Math.max(before.amplitude, after.amplitude);
    if (difference(found) <= strengthDifference || faded > fadedTo) return [];
    const date = grid.dates[place] ?? null;
    return [
      {
        code: 'SA_MIX',
        severity: 'warning',
        message: `Seasonality is ${inWords(before.strength)} before about ${date} and ${inWords(after.strength)} from then on (0 none, 1 all): adjusted and unadjusted values seem to be joined.`,
        from: grid.dates[0] ?? null,
        to: grid.dates.at(-1) ?? null,
        evidence: {
          strengthBefore: before.strength,
          strengthAfter: after.strength,
          amplitudeRatio: faded,
          dividedAt: date,
        },
      },
    ];
  },
};

function difference({ before, after }: Division): number {
  return Math.abs(before.strength - after.strength);
}

/** The border between stretches of equal length at which seasonality differs most; undefined when a stretch is too short or still. */
function sharpestDivision(levels: (number | null)[], season: number): Division | undefined {
  const count = Math.min(mostStretches, Math.max(2, Math.floor(levels.length / (yearsInStretch * season))));
  const length = Math.floor(levels.length / count / season) * season;
  const starts = Array.from({ length: count }, (_, index) => index * length);
  const stretches = starts.map((start, index) => {
    const end = index === count - 1 ? levels.length : start + length;
    return seasonalParts(levels.slice(start, end), season);
  });
  const known = stretches.filter((stretch) => stretch !== undefined);
  if (known.length < count) return undefined;
  const divisions = starts
    .slice(1)
    .map((place, index) => ({ place, before: side(known.slice(0, index + 1)), after: side(known.slice(index + 1)) }));
  return divisions.reduce((sharpest, one) => (difference(one) > difference(sharpest) ? one : sharpest));
}

function side(stretches: SeasonalParts[]): Side {
  const mean = (of: (stretch: SeasonalParts) => number): number =>
    stretches.reduce((sum, stretch) => sum + of(stretch), 0) / stretches.length;
  return { strength: mean(({ strength }) => strength), amplitude: mean(({ amplitude }) => amplitude) };
}
