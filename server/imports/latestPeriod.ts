import type { Frequency } from '../series/frequency.js';
import { addDays } from '../series/periods.js';

/** Series whose source publishes projections, by the form of their id, and for how many years after the current one. */
const projections: { provider: string; id: RegExp; years: number }[] = [
  // World Economic Outlook and the regional outlooks: five years, and a sixth in the spring.
  { provider: 'imf', id: /(?:WEO|REO|FM)\b/, years: 6 },
  // Economic Outlook: two years.
  { provider: 'oecd', id: /@DF_EO/, years: 3 },
  // Projections of the staff of the Eurosystem.
  { provider: 'ecb', id: /^MPD\//, years: 4 },
  // Ten years of the Congressional Budget Office, and those of the Federal Open Market Committee.
  { provider: 'fred', id: /^/, years: 10 },
];

/** Weeks may be dated by their last day, and policy rates are announced before they apply. */
const maxDaysAhead: Partial<Record<Frequency, number>> = { daily: 14, weekly: 14, biweekly: 14 };

/** Returns the latest date that a provider can know a value for. A longer period has begun, at least where the day began first. */
export function getLatestPeriod(
  { provider, providerSeriesId }: { provider: string; providerSeriesId: string },
  frequency: Frequency,
  today: string,
): string {
  const years = projections.find((one) => one.provider === provider && one.id.test(providerSeriesId))?.years;
  if (years !== undefined) return `${Number(today.slice(0, 4)) + years}-12-31`;
  return addDays(today, maxDaysAhead[frequency] ?? 1);
}
