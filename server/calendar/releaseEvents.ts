import type { Knex } from 'knex';
import { createPeriodFinder } from '../releases/releaseContents.js';
import { listReleaseOccurrences, type ReleaseOccurrence, toReleaseDate } from '../releases/releaseDates.js';
import type { DateRange, ReleaseInfo } from '../releases/releaseInfo.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import { toInstant } from '../series/zonedTime.js';
import { readOnce } from '../store/libraryMemory.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import { groupBy } from '../store/rows.js';
import { listVintagesOfDays } from '../store/vintageReads.js';
import type { StoredVintage } from '../store/vintages.js';
import { takeTurn } from '../takeTurn.js';

/** A series of an event, with the first vintage that has the values of the event. `vintage` is undefined until it is released. */
export interface ReleaseEventSeries {
  series: ReleaseSeries;
  vintage: StoredVintage | undefined;
}

/** A calendar event before its values are read: the release, one of its dates, and its series, headlines first. `readEvents` converts it to a `CalendarEvent`. */
export interface ReleaseEvent {
  info: ReleaseInfo;
  occurrence: ReleaseOccurrence;
  series: ReleaseEventSeries[];
}

/**
 * Lists the events of all releases in a window, sorted by their instant in UTC, then release id. Events without a time come
 * first on their day. Takes a turn before each release.
 */
export async function listReleaseEvents(
  db: Knex,
  releases: ReleaseInfo[],
  window: DateRange,
  today: string,
): Promise<ReleaseEvent[]> {
  const events: { key: string; event: ReleaseEvent }[] = [];
  for (const info of releases) {
    await takeTurn();
    const occurrences = listReleaseOccurrences(info, window, today);
    const vintages = await mapVintages(db, info, occurrences, today);
    for (const occurrence of occurrences) {
      const event = { info, occurrence, series: selectEventSeries(info, occurrence, vintages) };
      if (event.series.length === 0 && occurrence.datePrecision !== 'on_or_before') continue;
      events.push({ key: buildSortKey(event), event });
    }
  }
  await takeTurn();
  return events.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ event }) => event);
}

/** The vintages of series by series id, oldest first. */
type Vintages = Map<number, StoredVintage[]>;

/**
 * Reads the vintages of the series of a release with released occurrences, once until they change: from their first day to their last or, unless all stand on days
 * of vintages, to today, because the library may have got the values later.
 */
async function mapVintages(
  db: Knex,
  { release, series }: ReleaseInfo,
  occurrences: ReleaseOccurrence[],
  today: string,
): Promise<Vintages> {
  const released = occurrences.filter(({ status }) => status === 'released');
  const [first, last] = [released[0], released.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const to = released.some(({ datePrecision }) => datePrecision !== 'on_or_before') ? today : last.date;
  const seriesIds = series.map(({ seriesId }) => seriesId);
  const vintages = await readOnce(db, `vintages of ${release.id} from ${first.date} to ${to}`, async () => {
    return { value: await listVintagesOfDays(db, seriesIds, { from: first.date, to }), seriesIds };
  });
  return groupBy(vintages, ({ seriesId }) => seriesId);
}

/** Returns the instant of an event in UTC, or null if its time is not known. */
export function findInstant({ info, occurrence }: ReleaseEvent): string | null {
  const { date, time, timeZone } = toReleaseDate(info, occurrence);
  return time === null || timeZone === null ? null : toInstant(date, time, timeZone);
}

/** Returns the id of an event, which depends only on its release and date. */
export function buildEventId({ info, occurrence }: ReleaseEvent): string {
  return `${info.release.id}.${occurrence.date}`;
}

function buildSortKey(event: ReleaseEvent): string {
  return `${findInstant(event) ?? event.occurrence.date} ${event.info.release.id}`;
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
