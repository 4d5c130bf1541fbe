/** Observation frequencies, from highest to lowest. */
export const frequencies = ['daily', 'weekly', 'biweekly', 'monthly', 'quarterly', 'semiannual', 'annual'] as const;

export type Frequency = (typeof frequencies)[number];

/** Observations per year, by FRED's convention (260 business days for daily series). */
export const observationsPerYear: Record<Frequency, number> = {
  daily: 260,
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  annual: 1,
};

/** Whether `target` is a lower frequency than `source`: the only direction in which values can be aggregated. */
export function isLowerFrequency(target: Frequency, source: Frequency): boolean {
  return frequencies.indexOf(target) > frequencies.indexOf(source);
}
