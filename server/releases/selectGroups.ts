import { findFirstIndex } from '../findFirstIndex.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import type { DatedRelease } from '../series/officialDates.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import type { HeldGroup, VintageGroup } from '../store/releaseStates.js';
import { createPeriodFinder, getPeriodsBehind } from './releaseContents.js';
import type { ReleaseInfo } from './releaseInfo.js';

/** Selects the groups of series of which the library has the values of a release, as of its latest vintage. */
export function selectHeld(entry: DatedRelease, { plan, held, vintages }: ReleaseInfo): HeldGroup[] {
  if (entry.date > (vintages.at(-1)?.date ?? '')) return [];
  const findPeriod = createPeriodFinder(plan, entry.referencePeriod);
  return held.filter((one) => {
    const period = findPeriod(one);
    return period !== undefined && one.lastDate !== null && one.lastDate >= period;
  });
}

/**
 * Selects the groups of series for which a planned release publishes new values. If its date is before `today`, selects only those
 * whose values the library does not have.
 */
export function selectAwaited(
  planned: DatedRelease,
  { plan, active, vintages }: ReleaseInfo,
  today: string,
): HeldGroup[] {
  const latest = vintages.at(-1)?.date ?? '';
  const findPeriod = createPeriodFinder(plan, planned.referencePeriod);
  return active.filter((one) => {
    const { lastDate } = one;
    const period = findPeriod(one);
    if (period === undefined || planned.isCancelled || planned.date >= today || lastDate === null)
      return period !== undefined;
    // For revisions and projections, only the latest vintage day tells whether the library has the release.
    return planned.isRevision || lastDate > latest ? planned.date > latest : period > lastDate;
  });
}

/** Selects the groups of series that have a vintage on a day and had not been discontinued by then. */
export function selectPublished(published: VintageGroup[], date: string): VintageGroup[] {
  const start = findFirstIndex(published, (one) => one.date < date);
  const end = findFirstIndex(published, (one) => one.date <= date);
  return published
    .slice(start, end)
    .filter(({ frequency, lastDate }) => lastDate !== null && !hasEnded(frequency, lastDate, date, null));
}

/**
 * Selects the series that may belong to groups of a release: those with the same frequency, last date and periods behind. Returns all
 * series if a group is of a vintage day, because only their vintages tell which belong to it.
 */
export function selectMembers(series: ReleaseSeries[], groups: (HeldGroup | VintageGroup)[]): ReleaseSeries[] {
  const keys = new Set<string>();
  for (const group of groups) {
    if (!('periodsBehind' in group)) return series;
    keys.add(formatKey(group, group.periodsBehind));
  }
  return series.filter((one) => keys.has(formatKey(one, getPeriodsBehind(one))));
}

function formatKey({ frequency, lastDate }: Pick<HeldGroup, 'frequency' | 'lastDate'>, periodsBehind: number): string {
  return `${frequency} ${lastDate} ${periodsBehind}`;
}
