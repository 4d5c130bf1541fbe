import type { Frequency } from '../series/frequency.js';
import { computeMedianLagDays, findUpdateFrequency, type ReleasePlan } from '../series/releasePlan.js';
import type { Release } from '../store/releases.js';

/** Lags by release plan, since they are computed from five years of release dates. */
const lags = new Map<string, number | null>();

/** Returns the usual number of days from the end of a period to its publication; null if its release has no dates. */
export function findUsualLag(release: Release, seriesFrequency: Frequency): number | null {
  const { frequency, holidays, rule, estimate, revisions } = release;
  const updateFrequency = findUpdateFrequency(frequency, [seriesFrequency]);
  const plan: ReleasePlan = { frequency, holidays, rule, estimate, revisions, updateFrequency };
  const key = JSON.stringify(plan);
  const known = lags.get(key);
  if (known !== undefined) return known;
  const lag = computeMedianLagDays(plan);
  lags.set(key, lag);
  return lag;
}
