import type { Frequency } from '../series/frequency.js';
import type { SeriesSource } from '../store/seriesSources.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long a series is let alone that the calendar says nothing of. */
const recheckIntervalsMs: Record<Frequency, number> = {
  daily: dayMs,
  weekly: 3 * dayMs,
  biweekly: 7 * dayMs,
  monthly: 7 * dayMs,
  quarterly: 14 * dayMs,
  semiannual: 30 * dayMs,
  annual: 30 * dayMs,
};
/** How long one whose values should be there by now, and were not. */
const overdueRecheckIntervalMs = 6 * hourMs;
/** How long after what may be otherwise the next time, and after what will hardly be. */
const failureRetryIntervalMs = hourMs;
const refusalRetryIntervalMs = dayMs;

/** What the calendar says of a series. */
export interface ReleaseTiming {
  frequency: Frequency;
  /** When its release last came, or should have; undefined where the calendar does not say. */
  lastReleaseAt: string | undefined;
  /** Whether its values should be there, and are not. */
  isOverdue: boolean;
}

/** Whether a source is to be asked now: `released` before all others, because a release has passed since it was last asked. */
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
