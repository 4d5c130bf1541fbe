/* Changes of provider data that are not written until an operator accepts them. */
import type { Knex } from 'knex';
import { listRows, type Table } from './rows.js';

/** Changes of a series that are held for the same reason. */
export interface HeldRow {
  /** Identifies the changes among those of the series. */
  digest: string;
  reason: string;
  message: string;
  /** Number of values. `values` has the latest of them, and the values that the library keeps. */
  count: number;
  values: { date: string; value: number | null; previousValue: number | null }[];
}

/** With the series and its source. */
export interface QuarantinedChanges extends HeldRow {
  seriesId: number;
  heldAt: string;
  /** First date of the import that held them; null if it fetched the whole series. */
  start: string | null;
  indicator: string;
  name: string;
  country: string;
  unit: string;
  provider: string;
  providerSeriesId: string;
}

/** `rejected`: the operator does not want to see the changes again. */
export type QuarantineState = 'waiting' | 'rejected';

type Key = Pick<QuarantinedChanges, 'seriesId' | 'digest'>;

const table = 'quarantined_changes';

const changes: Table<QuarantinedChanges> = {
  name: `${table} as q`,
  columns: {
    seriesId: 'q.series_id',
    digest: 'q.digest',
    reason: 'q.reason',
    message: 'q.message',
    count: 'q.value_count',
    values: 'q.latest_values',
    heldAt: 'q.held_at',
    start: 'q.start',
    indicator: 'i.slug',
    name: 'i.name',
    country: 's.country',
    unit: 's.unit',
    provider: 'x.provider',
    providerSeriesId: 'x.provider_series_id',
  },
  json: ['values'],
};

function joinSeries(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query
    .join('series as s', 's.id', 'q.series_id')
    .join('indicators as i', 'i.id', 's.indicator_id')
    .join('series_sources as x', 'x.series_id', 'q.series_id');
}

/** Lists the changes in a state, latest first. */
export async function listQuarantinedChanges(
  db: Knex,
  { state, offset, limit }: { state: QuarantineState; offset: number; limit: number },
): Promise<QuarantinedChanges[]> {
  const order = [{ column: 'q.held_at', order: 'desc' }, { column: 'q.series_id' }, { column: 'q.digest' }];
  return listRows(db, changes, (query) =>
    joinSeries(query).where({ 'q.state': state }).orderBy(order).offset(offset).limit(limit),
  );
}

/** Returns the changes, or undefined if they are no longer held. */
export async function findQuarantinedChanges(db: Knex, key: Key): Promise<QuarantinedChanges | undefined> {
  const where = { 'q.series_id': key.seriesId, 'q.digest': key.digest };
  return (await listRows(db, changes, (query) => joinSeries(query).where(where)))[0];
}

/**
 * Replaces what is held of a series after an import of its values since `start`, or of all. Changes that were held before keep their state and
 * time. What an import of a longer history held remains.
 */
export async function replaceHeldChanges(
  db: Knex,
  { seriesId, start, at }: { seriesId: number; start: string | null; at: string },
  held: readonly HeldRow[],
): Promise<void> {
  const digests = held.map(({ digest }) => digest);
  const replaced = db(table).where({ series_id: seriesId }).whereNotIn('digest', digests);
  if (start !== null) replaced.where('start', '>=', start);
  await replaced.delete();
  for (const { digest, reason, message, count, values } of held) {
    const described = { digest, reason, message, value_count: count, latest_values: JSON.stringify(values) };
    await db(table)
      .insert({ series_id: seriesId, ...described, start, state: 'waiting', held_at: at })
      .onConflict(['series_id', 'digest'])
      .ignore();
  }
}

/** Rejects changes: they are still not written, and no longer wait. Does nothing if they are no longer held. */
export async function rejectQuarantinedChanges(db: Knex, { seriesId, digest }: Key): Promise<void> {
  await db(table).where({ series_id: seriesId, digest }).update({ state: 'rejected' });
}

/** Counts the changes that wait for a decision. */
export async function countWaitingChanges(db: Knex): Promise<number> {
  const row = await db(table).where({ state: 'waiting' }).count({ count: '*' }).first();
  return Number(row?.['count'] ?? 0);
}
