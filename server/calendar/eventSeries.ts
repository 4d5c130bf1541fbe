import type { Knex } from 'knex';
import { createSeriesPeriodFinder } from '../releases/releaseContents.js';
import { readReleaseSeries } from '../releases/releaseState.js';
import { selectMembers } from '../releases/selectGroups.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import { listReleaseSeriesByIds, type ReleaseSeries } from '../store/releaseSeries.js';
import { groupBy } from '../store/rows.js';
import { listVintagesInRanges, type VintageRange } from '../store/vintageReads.js';
import type { StoredVintage } from '../store/vintages.js';
import { countEventSeries, listFirstSeries } from './eventGroups.js';
import type { ReleaseEvent } from './releaseEvents.js';

/** A series of an event, with the first vintage that has the values of the event. `vintage` is undefined until it is released. */
export interface ReleaseEventSeries {
  series: ReleaseSeries;
  vintage: StoredVintage | undefined;
}

/** An event with its series, headlines first: all, or the first ones. */
export interface EventWithSeries extends ReleaseEvent {
  series: ReleaseEventSeries[];
  /** Number of all series. */
  seriesCount: number;
}

/** Reads the series of events as of a day, in the order of the events: all, or the first `maxSeries` of each event. Takes turns. */
export async function readEventSeries(
  db: Knex,
  events: ReleaseEvent[],
  today: string,
  maxSeries: number,
): Promise<EventWithSeries[]> {
  const isAll = maxSeries === Number.POSITIVE_INFINITY;
  const candidates = isAll ? await readAllSeries(db, events) : await readFirstSeries(db, events, maxSeries);
  const vintages = groupBy(
    await listVintagesInRanges(db, listRanges(events, candidates, today)),
    ({ seriesId }) => seriesId,
  );
  return events.map((event) => {
    const series = selectEventSeries(event, candidates.get(event) ?? [], vintages);
    return { ...event, series, seriesCount: isAll ? series.length : countEventSeries(event) };
  });
}

/** The series that an event may have. */
type Candidates = Map<ReleaseEvent, ReleaseSeries[]>;

async function readAllSeries(db: Knex, events: ReleaseEvent[]): Promise<Candidates> {
  const candidates: Candidates = new Map();
  for (const [{ release }, ofRelease] of groupBy(events, (event) => event.info)) {
    const series = await readReleaseSeries(db, release);
    for (const event of ofRelease) candidates.set(event, selectMembers(series, event.occurrence.groups));
  }
  return candidates;
}

async function readFirstSeries(db: Knex, events: ReleaseEvent[], count: number): Promise<Candidates> {
  const ids = new Map(events.map((event) => [event, listFirstSeries(event, count)]));
  const read = await listReleaseSeriesByIds(db, [...new Set([...ids.values()].flat())]);
  const byId = new Map(read.map((one) => [one.seriesId, one]));
  return new Map([...ids].map(([event, list]) => [event, list.flatMap((id) => byId.get(id) ?? [])]));
}

/** The vintages of series by series id, oldest first. */
type Vintages = Map<number, StoredVintage[]>;

/**
 * Lists the vintages to read of the series of released events. The range of a release starts on the day of its first event. It ends on the
 * day of the last one if all events have the dates of vintages, otherwise today, because the library may have received the values later.
 */
function listRanges(events: ReleaseEvent[], candidates: Candidates, today: string): VintageRange[] {
  const released = events.filter(({ occurrence }) => occurrence.status === 'released');
  return [...groupBy(released, ({ info }) => info).values()].flatMap((ofRelease) => {
    const occurrences = ofRelease.map(({ occurrence }) => occurrence);
    const [from = '', to = ''] = [occurrences[0]?.date, occurrences.at(-1)?.date];
    const isDated = occurrences.some(({ datePrecision }) => datePrecision !== 'on_or_before');
    const ids = new Set(ofRelease.flatMap((event) => candidates.get(event) ?? []).map(({ seriesId }) => seriesId));
    return [...ids].map((seriesId) => ({ seriesId, from, to: isDated ? today : to }));
  });
}

/** Selects the series of an event. A released event keeps only series of which the library has the values. */
function selectEventSeries(event: ReleaseEvent, candidates: ReleaseSeries[], vintages: Vintages): ReleaseEventSeries[] {
  if (event.occurrence.status !== 'released') return candidates.map((series) => ({ series, vintage: undefined }));
  const isOfEvent = createVintageTest(event);
  return candidates.flatMap((series) => {
    const vintage = vintages.get(series.seriesId)?.find((one) => isOfEvent(series, one));
    return vintage === undefined ? [] : [{ series, vintage }];
  });
}

/**
 * Returns a function that tests whether a vintage of a series has the values of an event. If the date of the event is the day of a vintage,
 * only the vintage of that day has them, and only if the series had not been discontinued by then.
 */
function createVintageTest({ info, occurrence }: ReleaseEvent) {
  const { date, datePrecision, referencePeriod } = occurrence;
  if (datePrecision === 'on_or_before' || referencePeriod === null)
    return ({ frequency }: ReleaseSeries, vintage: StoredVintage) =>
      vintage.date === date && vintage.lastDate !== null && !hasEnded(frequency, vintage.lastDate, date, null);
  const findPeriod = createSeriesPeriodFinder(info.plan, referencePeriod);
  return (series: ReleaseSeries, vintage: StoredVintage) =>
    vintage.date >= date && (vintage.lastDate ?? '') >= (findPeriod(series) ?? referencePeriod);
}
