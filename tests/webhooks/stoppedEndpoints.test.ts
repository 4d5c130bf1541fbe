import type { Knex } from 'knex';
import { clearStoppedEndpoints, deleteEndpointsOf } from '../../server/store/stoppedEndpoints.js';
import { deleteEndpoint, updateEndpoint } from '../../server/store/webhookEndpoints.js';
import { queueNewEvents } from '../../server/store/webhookFanOut.js';
import { leaseEndpoints, releaseEndpoint } from '../../server/store/webhookQueue.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';
import { addEndpoint, fireAlerts, listStatuses } from './endpoints.js';

const at = '2026-11-21T12:00:00.000Z';
const changesDeliveries = /^(update|delete from) .webhook_deliveries/;

forEachDatabase((openFresh) => {
  /** Opens a database with an endpoint for which 1,100 deliveries wait, and another one for which one waits. */
  async function open(): Promise<Knex> {
    const db = await openFresh();
    await insertAccounts(db, 'ada', 'bob');
    for (const accountId of ['ada', 'bob'])
      await addEndpoint(db, { id: accountId, accountId, url: 'https://example.org/' });
    for (const accountId of ['ada', 'bob']) await fireAlerts(db, accountId, 1, new Date(at));
    await queueNewEvents(db, at);
    const [{ id: _id, ...delivery }] = await db('webhook_deliveries').where({ endpoint_id: 'ada' });
    const others = Array.from({ length: 1_099 }, () => ({ ...delivery, event_id: null }));
    await db.batchInsert('webhook_deliveries', others, 100);
    return db;
  }

  /** Clears until nothing is left: on a busy machine, one call may end before. */
  async function clearAll(db: Knex): Promise<void> {
    const inactive = db('webhook_endpoints').whereNot({ status: 'active' });
    const left = inactive.where((query) => query.whereNotNull('next_due_at').orWhereNotNull('deleted_at'));
    do await clearStoppedEndpoints(db);
    while ((await left.clone()).length > 0);
  }

  /** Returns the changed deliveries of each statement that work runs. */
  async function countChanges(db: Knex, work: () => Promise<unknown>): Promise<number[]> {
    const counts: number[] = [];
    const record = (result: unknown, { sql }: { sql: string }) => {
      if (changesDeliveries.test(sql)) counts.push(readCount(result));
    };
    db.on('query-response', record);
    await work();
    db.removeListener('query-response', record);
    return counts;
  }

  async function countStatuses(db: Knex): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const status of await listStatuses(db)) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  const readCount = (result: unknown) => Number((result as { rowCount?: number } | null)?.rowCount ?? result);

  it('pausing an endpoint changes no delivery, and those that wait are skipped afterwards in slices', async () => {
    const db = await open();
    expect(await countChanges(db, () => updateEndpoint(db, 'ada', { status: 'paused' }))).toEqual([]);
    expect(await countChanges(db, () => clearAll(db))).toEqual([500, 500, 100]);
    expect(await countStatuses(db)).toEqual({ skipped: 1_100, waiting: 1 });
    expect(await countChanges(db, () => clearStoppedEndpoints(db))).toEqual([]);
  });

  it('deleting an endpoint changes no delivery, and its log is deleted afterwards in slices', async () => {
    const db = await open();
    expect(await countChanges(db, () => deleteEndpoint(db, 'ada', 'ada', at))).toEqual([]);
    const slices = [200, 200, 200, 200, 200, 100];
    expect(await countChanges(db, () => clearAll(db))).toEqual(slices);
    expect(await db('webhook_endpoints').pluck('id')).toEqual(['bob']);
    expect(await listStatuses(db)).toEqual(['waiting']);
  });

  it('deletes the endpoints of an account with their logs in slices', async () => {
    const db = await open();
    const counts = await countChanges(db, () => deleteEndpointsOf(db, 'ada', at));
    expect(counts).toEqual([200, 200, 200, 200, 200, 100]);
    expect(await db('webhook_endpoints').pluck('id')).toEqual(['bob']);
  });

  /** Clears until the first statement that changes deliveries. */
  async function clearFirstSlice(db: Knex): Promise<void> {
    const closing = new AbortController();
    db.on('query-response', (_result, { sql }: { sql: string }) => {
      if (changesDeliveries.test(sql)) closing.abort();
    });
    await clearStoppedEndpoints(db, closing.signal);
  }

  it.each([
    ['skipping', { skipped: 500, waiting: 601 }],
    ['deleting', { waiting: 901 }],
  ])('a server that stops while %s leaves the rest to the next one', async (work, expected) => {
    const db = await open();
    if (work === 'skipping') await updateEndpoint(db, 'ada', { status: 'paused' });
    else await deleteEndpoint(db, 'ada', 'ada', at);
    await clearFirstSlice(db);
    expect(await countStatuses(db)).toEqual(expected);
    await clearAll(db);
    expect((await countStatuses(db))['waiting']).toBe(1);
  });

  it('deletes an endpoint that is deleted while its deliveries are skipped or sent', async () => {
    const db = await open();
    await updateEndpoint(db, 'ada', { status: 'paused' });
    await clearFirstSlice(db);
    await deleteEndpoint(db, 'ada', 'ada', at);
    await leaseEndpoints(db, 1, at, { holder: 'node', until: at });
    await deleteEndpoint(db, 'bob', 'bob', at);
    await releaseEndpoint(db, 'bob', 'node');
    await clearAll(db);
    for (const table of ['webhook_endpoints', 'webhook_deliveries']) expect(await db(table)).toEqual([]);
  });

  it('several nodes delete an endpoint in slices at the same time', async () => {
    const db = await open();
    await deleteEndpoint(db, 'ada', 'ada', at);
    const counts = await countChanges(db, () => Promise.all([clearAll(db), clearAll(db), clearAll(db)]));
    expect(Math.max(...counts)).toBe(200);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_100);
    expect(await db('webhook_endpoints').pluck('id')).toEqual(['bob']);
  });

  /** Waits until another connection waits for a lock of a transaction on PostgreSQL. */
  async function waitUntilBlocking(db: Knex, trx: Knex.Transaction): Promise<void> {
    const { pid } = (await trx.raw('select pg_backend_pid() as pid')).rows[0];
    const blocked = 'select pid from pg_stat_activity where ? = any(pg_blocking_pids(pid))';
    while ((await db.raw(blocked, [pid])).rows.length === 0);
  }

  it('leaves no delivery waiting when an endpoint is paused while an event is queued for it', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    await addEndpoint(db, { id: 'ada', accountId: 'ada', url: 'https://example.org/' });
    await fireAlerts(db, 'ada', 1, new Date(at));
    let queueing: Promise<number> | undefined;
    await db.transaction(async (trx) => {
      await updateEndpoint(trx, 'ada', { status: 'paused' });
      queueing = queueNewEvents(db, at);
      // On SQLite it waits for the connection.
      if (db.client.config.client === 'pg') await waitUntilBlocking(db, trx);
    });
    expect(await queueing).toBe(1);
    expect(await listStatuses(db)).toEqual(['skipped']);
  });
});
