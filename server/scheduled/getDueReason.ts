import type { Frequency } from '../series/frequency.js';
import type { SeriesSource } from '../store/seriesSources.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How often a series without release dates is checked. */
const recheckIntervalsMs: Record<Frequency, number> = {
  daily: dayMs,
  weekly: 3 * dayMs,
  biweekly: 7 * dayMs,
  monthly: 7 * dayMs,
  quarterly: 14 * dayMs,
  semiannual: 30 * dayMs,
  annual: 30 * dayMs,
};
/** How often an overdue series is checked. */
const overdueRecheckIntervalMs = 6 * hourMs;
/** How soon a source is checked again after a transient failure, and after a refusal or permanent failure. */
const failureRetryIntervalMs = hourMs;
const refusalRetryIntervalMs = dayMs;

/** The frequency of a series and its state in the release calendar. */
export interface ReleaseTiming {
  frequency: Frequency;
  /** When the latest release was published or due; undefined if the calendar has no date. */
  lastReleaseAt: string | undefined;
  /** Whether values are due but have not arrived. */
  isOverdue: boolean;
}

/** Returns why a source is due: `released` if a release has passed since the last check, else `due`; undefined if it is not due. */
export function getDueReason(
  { checkedAt, outcome, failure }: Pick<SeriesSource, 'checkedAt' | 'outcome' | 'failure'>,
  { frequency, lastReleaseAt, isOverdue }: ReleaseTiming,
  now: Date,
): 'released' | 'due' | undefined {
  if (checkedAt === null) return 'due';
  const age = now.getTime() - Date.parse(checkedAt);
  if (outcome === 'failed' || outcome === 'refused') {
    const isTransient = ['unavailable', 'quota', 'malformed', 'storage_failed'].includes(failure?.kind ?? '');
    return age >= (isTransient ? failureRetryIntervalMs : refusalRetryIntervalMs) ? 'due' : undefined;
  }
  if (lastReleaseAt !== undefined && Date.parse(lastReleaseAt) > Date.parse(checkedAt)) return 'released';
  return age >=
    (isOverdue ? Math.min(overdueRecheckIntervalMs, recheckIntervalsMs[frequency]) : recheckIntervalsMs[frequency])
    ? 'due'
    : undefined;
}
