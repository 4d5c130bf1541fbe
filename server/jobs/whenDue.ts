import type { Frequency } from '../series/frequency.js';
import type { SeriesSource } from '../store/seriesSources.js';

const hour = 3_600_000;
const day = 24 * hour;

/** How long a series is let alone that the calendar says nothing of. */
const pauses: Record<Frequency, number> = {
  daily: day,
  weekly: 3 * day,
  biweekly: 7 * day,
  monthly: 7 * day,
  quarterly: 14 * day,
  semiannual: 30 * day,
  annual: 30 * day,
};
/** How long one whose values should be there by now, and were not. */
const pauseAwaited = 6 * hour;
/** How long after what may be otherwise the next time, and after what will hardly be. */
const pauseFailed = hour;
const pauseRefused = day;

/** What the calendar says of a series. */
export interface Expected {
  frequency: Frequency;
  /** When its release last came, or should have; undefined where the calendar does not say. */
  released: string | undefined;
  /** Whether its values should be there, and are not. */
  awaited: boolean;
}

/** Whether a source is to be asked now: `released` before all others, because a release has passed since it was last asked. */
export function whenDue(
  { checkedAt, outcome, failure }: Pick<SeriesSource, 'checkedAt' | 'outcome' | 'failure'>,
  { frequency, released, awaited }: Expected,
  now: Date,
): 'released' | 'due' | undefined {
  if (checkedAt === null) return 'due';
  const age = now.getTime() - Date.parse(checkedAt);
  if (outcome === 'failed' || outcome === 'refused') {
    const isPassing = ['unavailable', 'quota', 'malformed', 'storage_failed'].includes(failure?.kind ?? '');
    return age >= (isPassing ? pauseFailed : pauseRefused) ? 'due' : undefined;
  }
  if (released !== undefined && Date.parse(released) > Date.parse(checkedAt)) return 'released';
  return age >= (awaited ? Math.min(pauseAwaited, pauses[frequency]) : pauses[frequency]) ? 'due' : undefined;
}
