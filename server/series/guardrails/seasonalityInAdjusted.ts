import { formatNumber } from './format.js';
import type { Guardrail } from './guardrail.js';
import { seasonalThreshold } from './seasonalParts.js';

/** A series said to be seasonally adjusted that is plainly seasonal. */
export const seasonalityInAdjusted: Guardrail = {
  code: 'SEASONALITY_IN_SA',
  check: ({ seasonalAdjustment, seasonLength, getSeasonalParts, firstDate, lastDate }) => {
    if (!seasonalAdjustment.startsWith('seasonally_adjusted'))
      return { notApplicable: 'the series is not said to be adjusted' };
    if (seasonLength < 2) return { notApplicable: 'no seasonal cycle is looked for at this frequency' };
    const parts = getSeasonalParts();
    if (!parts) return { notApplicable: 'needs three years of varying values' };
    if (parts.strength <= seasonalThreshold) return [];
    return [
      {
        code: 'SEASONALITY_IN_SA',
        severity: 'warning',
        message: `The series is said to be seasonally adjusted, yet its seasonality is ${formatNumber(parts.strength)} (0 none, 1 all; plain above ${seasonalThreshold}).`,
        from: firstDate ?? null,
        to: lastDate ?? null,
        evidence: { strength: parts.strength, limit: seasonalThreshold, amplitude: parts.amplitude },
      },
    ];
  },
};
