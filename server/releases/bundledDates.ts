import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../resolveProjectPath.js';
import { getAggregationPeriodOrdinal, getAggregationPeriodStart } from '../series/aggregationPeriods.js';
import type { Frequency } from '../series/frequency.js';
import type { DatedRelease } from '../series/officialDates.js';
import { getPeriodEnd, getPeriodStart } from '../series/periods.js';
import type { ReleasePlan } from '../series/releasePlan.js';

/** A date of an agency's schedule. Without a time, the usual time of the release applies. */
export interface BundledDate {
  /** The reference period: 2025-09, 2025-Q3, 2025, or a day of the week. */
  period: string;
  estimate?: string;
  date: string;
  time?: string;
  /** Whether the agency moved the release, as in the lapses of funding of 2019 and 2025. */
  moved?: true;
  cancelled?: true;
}

/** The dates of a release that come with the library, by date, and the day on which the agency's schedule was read. */
export interface BundledDates {
  readOn: string;
  dates: BundledDate[];
}

/** The id of the agency itself as a source of dates. */
export const agencySource = 'agency';

const bundledDates: Record<string, BundledDates> = JSON.parse(
  readFileSync(resolveProjectPath('data', 'sources', 'official-dates.json'), 'utf8'),
);

/** Lists the bundled dates of a release in date order, with periods at the frequency at which its series get new values. */
export function listBundledDates(
  { id, frequency, timeZone }: { id: string; frequency: Frequency; timeZone: string | null },
  plan: ReleasePlan,
): DatedRelease[] {
  const { readOn, dates } = bundledDates[id] ?? { readOn: '', dates: [] };
  const revisions = new Set(plan.revisions.map((revision) => revision.estimate));
  const published = new Set<string>();
  return dates.flatMap(({ period, estimate = null, date, time = null, moved = false, cancelled = false }) => {
    const start = parsePeriod(period, frequency);
    if (!completesPeriod(start, frequency, plan.updateFrequency)) return [];
    const isRevision = published.has(period) || (estimate !== null && revisions.has(estimate));
    if (!cancelled) published.add(period);
    const source = { source: agencySource, moves: moved ? 1 : 0, cancelledAt: null };
    const official = { ...source, date, time, timeZone: time && timeZone };
    const referencePeriod = getPeriodStart(start, plan.updateFrequency);
    return [{ date, referencePeriod, estimate, isRevision, official, isCancelled: cancelled, isFinal: date <= readOn }];
  });
}

/** Whether a period of a release is the last one within a period of its series. */
function completesPeriod(start: string, frequency: Frequency, updateFrequency: Frequency): boolean {
  return frequency === updateFrequency || getPeriodEnd(start, frequency) === getPeriodEnd(start, updateFrequency);
}

/** Returns the first day of a period: that of its month, quarter or year, or the Monday of a week. */
function parsePeriod(period: string, frequency: Frequency): string {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(period) ?? [];
  if (quarter !== undefined) return `${year}-${String(3 * Number(quarter) - 2).padStart(2, '0')}-01`;
  const day = `${period}-01-01`.slice(0, 10);
  return frequency === 'weekly'
    ? getAggregationPeriodStart(getAggregationPeriodOrdinal(day, frequency), frequency)
    : day;
}
