import type { Guardrail } from './guardrail.js';
import { plainlySeasonal } from './seasonalParts.js';
import { inWords } from './wording.js';

/** A series said to be seasonally adjusted that is plainly seasonal. */
export const seasonalityInAdjusted: Guardrail = {
  code: 'SEASONALITY_IN_SA',
  check: ({ seasonalAdjustment, season, seasonal, firstDate, lastDate }) => {
    if (!seasonalAdjustment.startsWith('seasonally_adjusted'))
      return { notApplicable: 'the series is not said to be adjusted' };
    if (season < 2) return { notApplicable: 'no seasonal cycle is looked for at this frequency' };
    const parts = seasonal();
    if (!parts) return { notApplicable: 'needs three years of varying values' };
    if (parts.strength <= plainlySeasonal) return [];
    return [
      {
        code: 'SEASONALITY_IN_SA',
        severity: 'warning',
        message: `The series is said to be seasonally adjusted, yet its seasonality is ${inWords(parts.strength)} (0 none, 1 all; plain above ${plainlySeasonal}).`,
        from: firstDate ?? null,
        to: lastDate ?? null,
        evidence: { strength: parts.strength, limit: plainlySeasonal, amplitude: parts.amplitude },
      },
    ];
  },
};
