import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import type { HolidayCalendar } from '../series/holidays.js';
import type { ReleaseRule } from '../series/releaseRule.js';
import { changeLibrary } from './dataVersion.js';
import { listRows, type Table, upsertRows } from './rows.js';

/**
 * A publication by an agency; `rule` says where in the calendar it falls, null where no further one is expected. Where a period
 * is published several times on schedule, `estimate` names the first publication and `revisions` has the later ones.
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

/** Adds or changes releases by id; answers how many rows changed. */
export async function upsertReleases(db: Knex, rows: Release[], at: string): Promise<number> {
  return changeLibrary(db, at, (trx) => upsertRows(trx, releases, ['id'], rows), Boolean);
}

/** All releases, by id. */
export async function listReleases(db: Knex): Promise<Release[]> {
  return listRows(db, releases, (query) => query.orderBy('id'));
}

/** The release of that id. */
export async function findReleaseById(db: Knex, id: string): Promise<Release | undefined> {
  return (await listRows(db, releases, (query) => query.where({ id })))[0];
}
