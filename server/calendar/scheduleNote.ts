import { agencySource } from '../releases/bundledDates.js';
import { getDateSourceTitle } from '../releases/releaseDateSources.js';
import { formatPeriod } from '../series/periods.js';
import type { ReleaseEvent } from './releaseEvents.js';

/** Describes the source of an event's date. `libraryDay` is the latest vintage day of the library as of `day`. */
export function buildScheduleNote(event: ReleaseEvent, day: string, libraryDay: string | null): string {
  const { date, datePrecision, status, official } = event.occurrence;
  if (status === 'cancelled') return `${describeOfficialDate(event)} The agency cancelled this release.`;
  if (datePrecision === 'on_or_before')
    return `Published by ${date}, exact day unknown: the library first had these values on this day.`;
  const source = official === null ? 'Estimated from the usual schedule of this release.' : describeOfficialDate(event);
  if (status === 'released') return `${source} Values are those of the library's first vintage with them.`;
  const passed = `This date has passed, but the library (as of ${libraryDay}) does not have the values yet.`;
  if (date < day) return `${source} ${passed}`;
  return official === null ? `${source} The agency may publish on another day.` : source;
}

function describeOfficialDate({ info: { release, plan }, occurrence }: ReleaseEvent): string {
  const { official, earlierPeriods } = occurrence;
  if (official?.source !== agencySource)
    return `Official date from the ${getDateSourceTitle(official?.source ?? '')}. The reference period is inferred from the usual schedule of this release.`;
  const periods = earlierPeriods.map((period) => formatPeriod(period, plan.updateFrequency)).join(' and ');
  return [
    `Official date from the schedule of the agency (${release.agency}).`,
    ...(official.moves > 0 ? ['The agency moved it.'] : []),
    ...(periods === '' ? [] : [`It also covers ${periods}.`]),
  ].join(' ');
}
