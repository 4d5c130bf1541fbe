import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import type { HolidayCalendar } from '../series/holidays.js';
import type { ReleaseRule } from '../series/releaseRule.js';
import { changeLibrary } from './dataVersion.js';
import { listRows, type Table, upsertRows } from './rows.js';

/**
 * A release of an agency. `rule` gives its place in the calendar; null means that no further release is expected. If a
 * period is published several times on schedule, `estimate` names the first publication and `revisions` lists the later
 * ones.
 */
export interface Release {
  id: string;
  name: string;
  agency: string;
  country: string | null;
  url: string | null;
  importance: 'high' | 'medium' | 'low';
  frequency: Frequency;
  time: string | null;
  timeZone: string | null;
  holidays: HolidayCalendar;
  rule: ReleaseRule | null;
  estimate: string | null;
  revisions: { estimate: string; rule: ReleaseRule }[];
}

const releases: Table<Release> = {
  name: 'releases',
  columns: {
    id: 'id',
    name: 'name',
    agency: 'agency',
    country: 'country',
    url: 'url',
    importance: 'importance',
    frequency: 'frequency',
    time: 'time',
    timeZone: 'time_zone',
    holidays: 'holidays',
    rule: 'rule',
    estimate: 'estimate',
    revisions: 'revisions',
  },
  json: ['rule', 'revisions'],
};

/** Inserts or updates releases by id. Returns how many rows changed. */
export async function upsertReleases(db: Knex, rows: Release[], at: string): Promise<number> {
  return changeLibrary(db, at, (trx) => upsertRows(trx, releases, ['id'], rows), Boolean);
}

/** Lists all releases by id. */
export async function listReleases(db: Knex): Promise<Release[]> {
  return listRows(db, releases, (query) => query.orderBy('id'));
}

/** Returns the release with this id. */
export async function findReleaseById(db: Knex, id: string): Promise<Release | undefined> {
  return (await listRows(db, releases, (query) => query.where({ id })))[0];
}
