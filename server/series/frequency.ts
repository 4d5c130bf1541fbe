/** How often a series is observed, from finest to coarsest. */
export const frequencies = ['daily', 'weekly', 'biweekly', 'monthly', 'quarterly', 'semiannual', 'annual'] as const;

export type Frequency = (typeof frequencies)[number];

/** Observations in a year, by FRED's convention (daily series count 260 business days). */
export const observationsPerYear: Record<Frequency, number> = {
  daily: 260,
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  annual: 1,
};

/** Whether `target` is observed less often than `source`: the only direction in which values may be aggregated. */
export function isLowerFrequency(target: Frequency, source: Frequency): boolean {
  return frequencies.indexOf(target) > frequencies.indexOf(source);
}
