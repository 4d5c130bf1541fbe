import type { SeriesGroup } from '../store/releaseStates.js';
import type { ReleaseEvent } from './releaseEvents.js';

/** Lists the groups of series of an event. Of a released event, lists only those of which the library has the values. */
export function listEventGroups({ occurrence: { status, date, groups } }: ReleaseEvent): SeriesGroup[] {
  if (status !== 'released') return groups;
  // The last date includes the period of the event, so a group lacks its values only if its latest vintage is older than the event.
  return groups.filter((group) => !('latestVintage' in group) || (group.latestVintage ?? '') >= date);
}

/** Counts the series of an event. */
export function countEventSeries(event: ReleaseEvent): number {
  return listEventGroups(event).reduce((sum, { count }) => sum + count, 0);
}

/** Lists the ids of the first series of an event in the order of its release. */
export function listFirstSeries(event: ReleaseEvent, count: number): number[] {
  return listEventGroups(event)
    .flatMap(({ first }) => first)
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, seriesId]) => seriesId);
}
