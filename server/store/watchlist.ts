import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { selectRows } from './rows.js';

/**
 * A series on the watchlist of an account. The account was notified of vintages up to `notifiedUntil` (empty: of none).
 */
export interface Watch {
  id: string;
  accountId: string;
  seriesId: number;
  notifiedUntil: string;
  createdAt: string;
}

/** A watched series, as listed. */
export interface WatchedSeries {
  id: string;
  indicator: string;
  country: string;
  name: string;
  frequency: Frequency;
  lastDate: string | null;
  createdAt: string;
}

/** Changes of a watched series in the vintages after `notifiedUntil`. */
export interface WatchedChange extends Omit<WatchedSeries, 'createdAt'> {
  accountId: string;
  notifiedUntil: string;
  /** Latest vintage. */
  vintage: string;
  added: number;
  revised: number;
  withdrawn: number;
}

const watchedSql = `from watchlist w join series s on s.id = w.series_id join indicators i on i.id = s.indicator_id`;
const columnsSql = `w.id, i.slug as indicator, s.country, i.name, i.frequency,
  s.last_date as "lastDate"`;

/** Lists the watched series of an account, by slug and country. */
export async function listWatchedSeries(db: Knex, accountId: string): Promise<WatchedSeries[]> {
  return selectRows(
    db,
    `select ${columnsSql}, w.created_at as "createdAt" ${watchedSql} where w.account_id = ? order by i.slug, s.country`,
    [accountId],
  );
}

/** Lists all series that any account watches, by slug and country. */
export async function listAllWatchedSeries(
  db: Knex,
): Promise<{ seriesId: number; slug: string; country: string; frequency: Frequency }[]> {
  return selectRows(
    db,
    `select distinct s.id as "seriesId", i.slug, s.country, i.frequency ${watchedSql} order by i.slug, s.country`,
    [],
  );
}

export async function insertWatch(
  db: Knex,
  { id, accountId, seriesId, notifiedUntil, createdAt }: Watch,
): Promise<void> {
  const row = { id, account_id: accountId, series_id: seriesId, told_until: notifiedUntil, created_at: createdAt };
  await db('watchlist').insert(row);
}

/** Removes a series from the watchlist of an account. Returns whether it was on it. */
export async function deleteWatch(db: Knex, accountId: string, id: string): Promise<boolean> {
  return (await db('watchlist').where({ id, account_id: accountId }).delete()) > 0;
}

/** Lists all watched series with vintages that their account was not notified of, by account. */
export async function listWatchedChanges(db: Knex): Promise<WatchedChange[]> {
  return selectRows(
    db,
    `select ${columnsSql}, w.account_id as "accountId", w.told_until as "notifiedUntil", max(v.vintage_date) as vintage,
       sum(v.added) as added, sum(v.revised) as revised, sum(v.withdrawn) as withdrawn
     ${watchedSql} join vintages v on v.series_id = w.series_id and v.vintage_date > w.told_until
     group by w.id, w.account_id, w.told_until, i.slug, s.country, i.name, i.frequency, s.last_date
     order by w.account_id, i.slug, s.country`,
    [],
  );
}

/** Records that an account was notified up to a vintage. Returns false if another process has already done so. */
export async function markNotified(
  trx: Knex.Transaction,
  { id, notifiedUntil, vintage }: Pick<WatchedChange, 'id' | 'notifiedUntil' | 'vintage'>,
): Promise<boolean> {
  return (await trx('watchlist').where({ id, told_until: notifiedUntil }).update({ told_until: vintage })) > 0;
}
