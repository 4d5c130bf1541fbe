import type { Knex } from 'knex';
import { createPeriodFinder } from '../releases/releaseContents.js';
import type { ReleaseOccurrence } from '../releases/releaseDates.js';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import { groupBy } from '../store/rows.js';
import { listVintagesOfDays } from '../store/vintageReads.js';
import type { StoredVintage } from '../store/vintages.js';
import type { ReleaseEvent } from './releaseEvents.js';

/** A series of an event, with the first vintage that has the values of the event. `vintage` is undefined until it is released. */
export interface ReleaseEventSeries {
  series: ReleaseSeries;
  vintage: StoredVintage | undefined;
}

/** An event with its series, headlines first. */
export interface EventWithSeries extends ReleaseEvent {
  series: ReleaseEventSeries[];
}

/** Reads the series of events as of a day, in the order of the events. Takes turns. */
export async function readEventSeries(db: Knex, events: ReleaseEvent[], today: string): Promise<EventWithSeries[]> {
  const read = new Map<ReleaseEvent, ReleaseEventSeries[]>();
  for (const [info, ofRelease] of groupBy(events, (event) => event.info)) {
    const vintages = await mapVintages(db, ofRelease, today);
    for (const event of ofRelease) read.set(event, selectEventSeries(info, event.occurrence, vintages));
  }
  return events.map((event) => ({ ...event, series: read.get(event) ?? [] }));
}

/** The vintages of series by series id, oldest first. */
type Vintages = Map<number, StoredVintage[]>;

/**
 * Reads the vintages of the series of released events: from their first day to their last or, unless all stand on days of
 * vintages, to today, because the library may have got the values later.
 */
async function mapVintages(db: Knex, events: ReleaseEvent[], today: string): Promise<Vintages> {
  const released = events.map(({ occurrence }) => occurrence).filter(({ status }) => status === 'released');
  const [first, last] = [released[0], released.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const to = released.some(({ datePrecision }) => datePrecision !== 'on_or_before') ? today : last.date;
  const ids = new Set(released.flatMap(({ series }) => series.map(({ seriesId }) => seriesId)));
  const vintages = await listVintagesOfDays(db, [...ids], { from: first.date, to });
  return groupBy(vintages, ({ seriesId }) => seriesId);
}

/** Selects the series of an event. A released event keeps only series of which the library has the values. */
function selectEventSeries(info: ReleaseInfo, occurrence: ReleaseOccurrence, vintages: Vintages): ReleaseEventSeries[] {
  if (occurrence.status !== 'released') return occurrence.series.map((series) => ({ series, vintage: undefined }));
  return occurrence.series.flatMap((series) => {
    const vintage = findVintage(info, occurrence, series, vintages.get(series.seriesId) ?? []);
    return vintage === undefined ? [] : [{ series, vintage }];
  });
}

/** Finds the first vintage that has the values of an event, or the one of its day if the event stands on the day of a vintage. */
function findVintage(
  { plan }: ReleaseInfo,
  { date, datePrecision, referencePeriod }: ReleaseOccurrence,
  series: ReleaseSeries,
  vintages: StoredVintage[],
): StoredVintage | undefined {
  if (datePrecision === 'on_or_before' || referencePeriod === null)
    return vintages.find((vintage) => vintage.date === date && wasActiveAt(series, vintage));
  const period = createPeriodFinder(plan, referencePeriod)(series) ?? referencePeriod;
  return vintages.find((vintage) => vintage.date >= date && (vintage.lastDate ?? '') >= period);
}

/** Whether a series had not been discontinued as of the vintage date. */
function wasActiveAt({ frequency }: ReleaseSeries, { date, lastDate }: StoredVintage): boolean {
  return lastDate !== null && !hasEnded(frequency, lastDate, date, null);
}
