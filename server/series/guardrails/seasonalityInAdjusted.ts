import { formatNumber } from './format.js';
import type { Guardrail } from './guardrail.js';
import { seasonalThreshold } from './seasonalParts.js';

/** A series labelled as seasonally adjusted is clearly seasonal. */
export const seasonalityInAdjusted: Guardrail = {
  code: 'SEASONALITY_IN_SA',
  check: ({ seasonalAdjustment, seasonLength, getSeasonalParts, firstDate, lastDate }) => {
    if (!seasonalAdjustment.startsWith('seasonally_adjusted'))
      return { notApplicable: 'the series is not labelled as seasonally adjusted' };
    if (seasonLength < 2) return { notApplicable: 'seasonality is not checked at this frequency' };
    const parts = getSeasonalParts();
    if (!parts) return { notApplicable: 'needs three years of varying values' };
    if (parts.strength <= seasonalThreshold) return [];
    return [
      {
        code: 'SEASONALITY_IN_SA',
        severity: 'warning',
        message: `The series is labelled as seasonally adjusted, but its seasonal strength is ${formatNumber(parts.strength)} (0 is none, 1 is purely seasonal; above ${seasonalThreshold} is clearly seasonal).`,
        from: firstDate ?? null,
        to: lastDate ?? null,
        evidence: { strength: parts.strength, limit: seasonalThreshold, amplitude: parts.amplitude },
      },
    ];
  },
};
