import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import type { HolidayCalendar } from '../series/holidays.js';
import type { ReleaseRule } from '../series/releaseRule.js';
import { changeLibrary } from './dataVersion.js';
import { countReleaseChanges } from './releaseVersions.js';
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

/** `version` counts the changes of the release, its series, their vintages and its official dates. */
export interface StoredRelease extends Release {
  version: number;
}

const definitions: Table<Release> = {
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
const releases: Table<StoredRelease> = { ...definitions, columns: { ...definitions.columns, version: 'version' } };

/** Inserts or updates releases by id. Returns how many rows changed. */
export async function upsertReleases(db: Knex, rows: Release[], at: string): Promise<number> {
  const work = async (trx: Knex.Transaction) => {
    const changed = await upsertRows(trx, definitions, ['id'], rows);
    const ids = rows.map(({ id }) => id);
    if (changed > 0) await countReleaseChanges(trx, ids);
    return changed;
  };
  return changeLibrary(db, at, work, Boolean);
}

/** Returns the release with this id. */
export async function findReleaseById(db: Knex, id: string): Promise<StoredRelease | undefined> {
  return (await listReleases(db, { ids: [id] }))[0];
}

/** The releases to list: without a field, those of all countries, and with any id. */
export interface ReleaseFilter {
  countries?: string[] | undefined;
  ids?: string[] | undefined;
}

/** Lists the matching releases by id: all, or a page of them. */
export async function listReleases(
  db: Knex,
  { countries, ids }: ReleaseFilter = {},
  page?: { offset: number; limit: number },
): Promise<StoredRelease[]> {
  return listRows(db, releases, (query) => {
    if (countries !== undefined) query.whereIn('country', countries);
    if (ids !== undefined) query.whereIn('id', ids);
    if (page !== undefined) query.offset(page.offset).limit(page.limit);
    return query.orderBy('id');
  });
}
