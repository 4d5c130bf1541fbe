import type { Schemas } from '../schemas.js';
import { type Frequency, isLowerFrequency } from '../series/frequency.js';
import type { DatedRelease, OfficialDate } from '../series/officialDates.js';
import { addDays, formatPeriod, getPeriodEnd } from '../series/periods.js';
import { computeMedianLagDays, maxReleaseIntervalDays } from '../series/releasePlan.js';
import type { HeldGroup, VintageGroup } from '../store/releaseStates.js';
import type { ReleaseVintage } from '../store/releaseVintages.js';
import { indexDatedPeriods } from './datedPeriods.js';
import { listDatedReleases, listExpectedReleases } from './expectedReleases.js';
import type { DateRange, ReleaseInfo } from './releaseInfo.js';
import { selectAwaited, selectHeld, selectPublished } from './selectGroups.js';

/** A past or expected release on one date. `referencePeriod` is the first day of the period, or null if unknown. */
export interface ReleaseOccurrence {
  date: string;
  datePrecision: Schemas['DatePrecision'];
  referencePeriod: string | null;
  /** The length of the reference period: that of the plan, or of the values of a vintage. */
  periodFrequency: Frequency;
  /** First days of earlier periods published on the same day. */
  earlierPeriods: string[];
  estimate: string | null;
  status: Schemas['EventStatus'];
  /** The official date that applies, if there is one. */
  official: OfficialDate | null;
  /** The series for which the release publishes, or may publish, new values. */
  groups: (HeldGroup | VintageGroup)[];
  /** Series whose values the library does not have, although the date has passed. */
  awaited: HeldGroup[];
}

/** Maximum number of days from a release to the vintage that first has its newest period, when their dates are compared. */
const maxDaysToVintage = 366 + 45;

/** Days before the last complete day in which releases are examined one by one: a reference period can end after its release. */
const examinedDays = 400;

/** Describes a release as of a day: its agency, its publication lag, and its last and next date. */
export function describeRelease(info: ReleaseInfo, day: string): Schemas['IndicatorRelease'] {
  const { id, name, agency, country, url, importance } = info.release;
  const { plan } = info;
  const latest = info.vintages.at(-1);
  // A release that is expected on the day itself is the next one, unless the library already has it.
  const first = latest?.date === day ? addDays(day, 1) : day;
  const [next] = listComing(info, { from: first, to: addDays(first, maxReleaseIntervalDays) });
  const last = latest && listReleased(info, { from: addDays(latest.date, -maxDaysToVintage), to: day }).at(-1);
  return {
    id,
    name,
    agency,
    country,
    url,
    importance,
    frequency: plan.updateFrequency,
    usualLagDays: computeMedianLagDays(plan),
    lastRelease: last === undefined ? null : toReleaseDate(info, last),
    nextRelease: next === undefined ? null : toReleaseDate(info, buildExpected(next, info, info.active)),
  };
}

/** Lists the expected dates of a release in [from, to], in order, whether the library has their values or not. */
export function listComingDates(info: ReleaseInfo, range: DateRange): Schemas['ReleaseDate'][] {
  return listComing(info, range).map((one) => toReleaseDate(info, buildExpected(one, info, info.active)));
}

/** Lists the expected releases that are not cancelled. */
function listComing(info: ReleaseInfo, range: DateRange): DatedRelease[] {
  return listExpectedReleases(info, range).filter(({ isCancelled }) => !isCancelled);
}

/**
 * Lists the dates of a release in [from, to], oldest first: those of the values that the library has, then the official or
 * estimated dates of others. Past dates without values are included only if the library does not have them yet.
 */
export function listReleaseOccurrences(info: ReleaseInfo, { from, to }: DateRange, today: string): ReleaseOccurrence[] {
  const released = listReleased(info, { from, to });
  const dates = new Set(released.map(({ date }) => date));
  const completeUntil = findCompleteUntil(info);
  const expected = listExpectedReleases(info, { from, to })
    .filter(({ date, isCancelled }) => !dates.has(date) && (isCancelled || date > completeUntil))
    .map((one) => buildExpected(one, info, selectAwaited(one, info, today)))
    .filter(({ groups }) => groups.length > 0);
  return [...released, ...mergeSameDay(expected)].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Lists the releases in [from, to] whose values the library has: on their official dates where they are known, on estimated
 * dates in short gaps between these, otherwise on the days on which the library first had new values.
 */
function listReleased(info: ReleaseInfo, { from, to }: DateRange): ReleaseOccurrence[] {
  const dated = listDatedReleases(info, { from: addDays(from, -maxDaysToVintage), to })
    .map((entry) => {
      const held = selectHeld(entry, info);
      const awaited = selectAwaited(entry, info, addDays(entry.date, 1)).filter((one) => !held.includes(one));
      return { ...buildExpected(entry, info, held), status: 'released' as const, awaited };
    })
    .filter(({ groups }) => groups.length > 0);
  const { updateFrequency } = info.plan;
  const findFirstDate = indexDatedPeriods(dated, updateFrequency);
  const isDated = ({ date, lastDate, frequency }: ReleaseVintage) => {
    if (lastDate === null) return false;
    // A quarter belongs to the release of its last month.
    const last = isLowerFrequency(frequency, updateFrequency) ? getPeriodEnd(lastDate, frequency) : lastDate;
    return (findFirstDate(last) ?? '9999') <= date;
  };
  const vintages = info.vintages.filter((vintage) => !isDated(vintage));
  const undated = vintages.map((vintage) => buildReleased(vintage, info));
  const dates = new Set(dated.map(({ date }) => date));
  return mergeSameDay([...dated, ...undated.filter(({ date }) => !dates.has(date))])
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Merges the entries of a day, which stand for several periods published together, into that of the latest period. */
function mergeSameDay(occurrences: ReleaseOccurrence[]): ReleaseOccurrence[] {
  const byDate = new Map<string, ReleaseOccurrence>();
  for (const entry of occurrences) {
    const other = byDate.get(entry.date);
    const [earlier, later] =
      other === undefined || (other.referencePeriod ?? '') <= (entry.referencePeriod ?? '')
        ? [other, entry]
        : [entry, other];
    const earlierPeriods = [...(earlier?.earlierPeriods ?? []), earlier?.referencePeriod ?? []].flat();
    byDate.set(entry.date, { ...later, earlierPeriods: [...earlierPeriods, ...later.earlierPeriods] });
  }
  return [...byDate.values()];
}

/** Lists the groups of a past release whose values the library does not have; none of a cancelled one. */
export function listMissing({ status, awaited, groups }: ReleaseOccurrence): ReleaseOccurrence['groups'] {
  if (status === 'cancelled') return [];
  return status === 'released' ? awaited : groups;
}

/** Converts a date for the response. Its time is that of its source, or the usual time of the release. */
export function toReleaseDate(info: ReleaseInfo, occurrence: ReleaseOccurrence): Schemas['ReleaseDate'] {
  const { release } = info;
  const { date, datePrecision, referencePeriod, periodFrequency, estimate, status, official } = occurrence;
  const timing = official?.time == null ? release : official;
  const { time, timeZone } = datePrecision === 'on_or_before' ? { time: null, timeZone: null } : timing;
  return {
    date,
    datePrecision,
    time,
    timeZone,
    referencePeriod: referencePeriod && formatPeriod(referencePeriod, periodFrequency),
    estimate,
    status,
    scheduleSource: official === null ? 'estimated' : 'official',
  };
}

/** No release up to this day is awaited. It leaves out more than a year, so that years of daily releases need not be examined. */
function findCompleteUntil({ active, vintages }: ReleaseInfo): string {
  let earliest = vintages.at(-1)?.date ?? '';
  for (const { lastDate } of active) if ((lastDate ?? '') < earliest) earliest = lastDate ?? '';
  return earliest === '' ? '' : addDays(earliest, -examinedDays);
}

/** Converts a vintage to a released date. The period is unknown if the values extend into the future. */
function buildReleased({ date, lastDate, frequency }: ReleaseVintage, { published }: ReleaseInfo): ReleaseOccurrence {
  const isKnown = lastDate !== null && lastDate <= date;
  const referencePeriod = isKnown ? lastDate : null;
  const unknown = { earlierPeriods: [], estimate: null, official: null, awaited: [] };
  return {
    ...{ ...unknown, date, referencePeriod, groups: selectPublished(published, date) },
    ...{ datePrecision: 'on_or_before', periodFrequency: frequency, status: 'released' },
  };
}

function buildExpected(entry: DatedRelease, { plan }: ReleaseInfo, groups: HeldGroup[]): ReleaseOccurrence {
  const { date, referencePeriod, estimate, official, isCancelled } = entry;
  const plannedStatus = official === null ? 'estimated' : 'scheduled';
  const status = isCancelled ? 'cancelled' : plannedStatus;
  return {
    ...{ date, datePrecision: official === null ? 'estimated' : 'exact' },
    ...{ referencePeriod, periodFrequency: plan.updateFrequency, earlierPeriods: [], estimate },
    ...{ status, official, groups, awaited: [] },
  };
}
