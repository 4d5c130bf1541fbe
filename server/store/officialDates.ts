import type { Knex } from 'knex';
import {
  type AnnouncedDate,
  type DateChanges,
  diffAnnouncedDates,
  type ListedReleaseDate,
  type OfficialDate,
} from '../series/officialDates.js';
import { changeLibrary } from './dataVersion.js';
import { appendEvents, type NewEvent } from './events.js';
import { countReleaseChanges } from './releaseVersions.js';
import { listRows, type Table, toChunks } from './rows.js';

/** An official date of a release. */
export interface OfficialReleaseDate extends OfficialDate {
  releaseId: string;
  /** When the source last listed the date. */
  fetchedAt: string;
}

/** Maximum number of dates per statement. */
const datesPerStatement = 400;

const officialDates: Table<OfficialReleaseDate> = {
  name: 'official_release_dates',
  columns: {
    releaseId: 'release_id',
    source: 'source',
    date: 'date',
    time: 'time',
    timeZone: 'time_zone',
    moves: 'moves',
    cancelledAt: 'cancelled_at',
    fetchedAt: 'fetched_at',
  },
  json: [],
};

/** Lists the official dates of a release, by date. */
export async function listOfficialDates(db: Knex, releaseId: string): Promise<OfficialReleaseDate[]> {
  return listRows(db, officialDates, (query) => query.where({ release_id: releaseId }).orderBy(['date', 'source']));
}

/**
 * Stores the dates that a source lists for a release, by date. Returns how many dates are new, and how many have a new
 * day or time or are cancelled.
 */
export async function writeOfficialDates(
  db: Knex,
  releaseId: string,
  source: string,
  listed: ListedReleaseDate[],
  at: string,
): Promise<{ added: number; changed: number }> {
  const scope = { release_id: releaseId, source };
  const work = async (trx: Knex.Transaction) => {
    const stored = await listRows(trx, officialDates, (query) => query.where(scope).orderBy('date'));
    const changes = diffAnnouncedDates(stored, listed, at.slice(0, 10));
    await writeChanges(trx, scope, changes, at);
    await appendEvents(trx, buildCalendarEvents(scope, changes, at));
    const counts = { added: changes.added.length, changed: changes.changed.length + changes.cancelled.length };
    if (counts.added + counts.changed > 0) await countReleaseChanges(trx, [releaseId]);
    return counts;
  };
  // Descriptions of series contain dates of their release, so the change counts as one of the catalogue.
  return changeLibrary(db, at, work, ({ added, changed }) => added + changed > 0);
}

async function writeChanges(
  trx: Knex.Transaction,
  scope: { release_id: string; source: string },
  { added, changed, cancelled, confirmed }: DateChanges<OfficialReleaseDate>,
  at: string,
): Promise<void> {
  const toDateColumns = ({ date, time, timeZone }: AnnouncedDate) => ({
    date,
    time,
    time_zone: timeZone,
    fetched_at: at,
    cancelled_at: null,
  });
  const rows = () => trx('official_release_dates').where(scope);
  const dates = confirmed.map(({ date }) => date);
  for (const chunk of toChunks(dates, datesPerStatement))
    await rows().whereIn('date', chunk).update({ fetched_at: at });
  for (const { date } of cancelled) await rows().where({ date }).update({ fetched_at: at, cancelled_at: at });
  for (const { from, to } of changed) {
    const moves = from.moves + (from.date === to.date ? 0 : 1);
    await rows()
      .where({ date: from.date })
      .update({ ...toDateColumns(to), moves });
  }
  for (const chunk of toChunks(added, datesPerStatement)) {
    await trx('official_release_dates').insert(chunk.map((entry) => ({ ...scope, ...toDateColumns(entry), moves: 0 })));
  }
}

/** Maximum number of dates that an event names. */
const maxDatesPerEvent = 50;

/** Builds the event of dates that were added, moved or cancelled, unless they have passed. A date that stands again is added. */
function buildCalendarEvents(
  scope: { release_id: string; source: string },
  { added, changed, cancelled }: DateChanges<OfficialReleaseDate>,
  at: string,
): NewEvent[] {
  const describe = (change: 'added' | 'moved' | 'cancelled', to: AnnouncedDate, previousDate: string | null) => ({
    change,
    ...{ date: to.date, time: to.time, timeZone: to.timeZone, previousDate },
  });
  const changes = [
    ...changed.map(({ from, to }) =>
      from.cancelledAt === null ? describe('moved', to, from.date) : describe('added', to, null),
    ),
    ...cancelled.map((from) => describe('cancelled', from, null)),
    ...added.map((to) => describe('added', to, null)),
  ].filter(({ date }) => date >= at.slice(0, 10));
  if (changes.length === 0) return [];
  const data = {
    release: scope.release_id,
    source: scope.source,
    changeCount: changes.length,
    changes: changes.slice(0, maxDatesPerEvent),
  };
  return [
    { type: 'calendar.changed', accountId: null, seriesId: null, releaseId: scope.release_id, occurredAt: at, data },
  ];
}
