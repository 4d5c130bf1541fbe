import type { Knex } from 'knex';
import { insertRule } from '../../server/store/alertRules.js';
import { appendEvents, type NewEvent } from '../../server/store/events.js';
import { queueNewEvents } from '../../server/store/webhookFanOut.js';
import { addExampleSeries } from '../store/exampleCatalogue.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';
import { addEndpoint, fireAlerts, listStatuses } from './endpoints.js';

const at = '2026-11-21T12:00:00.000Z';
const url = 'https://example.org/';

forEachDatabase((openFresh) => {
  async function open(): Promise<Knex> {
    const db = await openFresh();
    await insertAccounts(db, 'ada', 'bob', 'eve');
    return db;
  }

  async function append(db: Knex, event: Partial<NewEvent> & Pick<NewEvent, 'type'>): Promise<void> {
    const defaults = { accountId: null, seriesId: null, releaseId: null, occurredAt: at, data: {} };
    await db.transaction((trx) => appendEvents(trx, [{ ...defaults, ...event }]));
  }

  const listQueued = async (db: Knex): Promise<string[]> => {
    const rows = await db('webhook_deliveries').select('endpoint_id', 'message_id');
    return rows.map((row) => `${row.endpoint_id} ${row.message_id}`).sort();
  };

  async function addRule(db: Knex, id: string, webhookIds: string[]): Promise<void> {
    await insertRule(db, {
      ...{ id, accountId: 'ada', name: id, kind: 'new_value', condition: { kind: 'new_value' } },
      ...{ target: { type: 'watchlist', indicator: null, country: null, release: null }, targetType: 'watchlist' },
      ...{ seriesId: null, releaseId: null, repeat: 'always', quietHours: 0, status: 'active' },
      ...{ delivery: { inApp: true, mail: 'none', webhookIds }, createdAt: at, activeSince: at },
      ...{ lastFiredAt: null, checkAt: null },
    });
  }

  it('queues an alert for the endpoints of its account that take alerts, or those that its rule names', async () => {
    const db = await open();
    await addEndpoint(db, { id: 'ada1', accountId: 'ada', url });
    await addEndpoint(db, { id: 'ada2', accountId: 'ada', url });
    await addEndpoint(db, { id: 'ada3', accountId: 'ada', url, eventTypes: ['series.released'] });
    await addEndpoint(db, { id: 'bob1', accountId: 'bob', url });
    await fireAlerts(db, 'ada', 1, new Date(at));
    await addRule(db, 'toAll', []);
    await addRule(db, 'toSome', ['ada2', 'ada3', 'bob1', "' or 1=1"]);
    await fireAlerts(db, 'ada', 1, new Date(at), { ruleId: 'toAll' });
    await fireAlerts(db, 'ada', 1, new Date(at), { ruleId: 'toSome' });
    expect(await queueNewEvents(db, at)).toBe(5);
    expect(await listQueued(db)).toEqual(['ada1 evt_1', 'ada1 evt_2', 'ada2 evt_1', 'ada2 evt_2', 'ada2 evt_3']);
  });

  it('queues events of a series, and of the dates of its release, for the accounts that watch it', async () => {
    const db = await open();
    for (const id of ['ada', 'bob', 'eve']) await addEndpoint(db, { id: `${id}1`, accountId: id, url });
    const [series = 0, other = 0] = await addWatchedSeries(db);
    await append(db, { type: 'series.released', seriesId: series, releaseId: 'us-consumer-price-index' });
    await append(db, { type: 'series.revised', seriesId: other, releaseId: null });
    await append(db, { type: 'calendar.changed', releaseId: 'us-consumer-price-index' });
    await append(db, { type: 'calendar.changed', releaseId: 'another' });
    await queueNewEvents(db, at);
    expect(await listQueued(db)).toEqual(['ada1 evt_1', 'ada1 evt_3', 'bob1 evt_2', 'bob1 evt_3']);
  });

  /** Adds a series of the example release that Ada watches, and one that Bob watches. Returns their ids. */
  async function addWatchedSeries(db: Knex): Promise<number[]> {
    const ids = (await addExampleSeries(db, 2)).map(({ id }) => id);
    for (const [index, account_id] of ['ada', 'bob'].entries())
      await db('watchlist').insert({
        id: account_id,
        account_id,
        series_id: ids[index],
        told_until: '',
        created_at: at,
      });
    return ids;
  }

  it('queues each event once, in several transactions if it has many receivers, also if nodes do it at the same time', async () => {
    const db = await open();
    const endpoints = Array.from({ length: 1_250 }, (_, index) => `hook${String(index).padStart(4, '0')}`);
    await addEndpoint(db, { id: 'first', accountId: 'ada', url });
    const [row] = await db('webhook_endpoints');
    for (let index = 0; index < endpoints.length; index += 50)
      await db('webhook_endpoints').insert(endpoints.slice(index, index + 50).map((id) => ({ ...row, id })));
    await fireAlerts(db, 'ada', 3, new Date(at));
    const counts = await Promise.all([queueNewEvents(db, at), queueNewEvents(db, at)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3 * 1_251);
    expect(new Set(await listQueued(db)).size).toBe(3 * 1_251);
    expect(await queueNewEvents(db, at)).toBe(0);
    expect(await db('webhook_endpoints').whereNull('next_due_at')).toEqual([]);
  });

  it('skips events for paused endpoints, and queues none from before an endpoint was created', async () => {
    const db = await open();
    await addEndpoint(db, { id: 'paused', accountId: 'ada', url, status: 'paused' });
    await addEndpoint(db, { id: 'new', accountId: 'ada', url, createdAt: '2026-11-21T12:00:00.001Z' });
    await fireAlerts(db, 'ada', 1, new Date(at));
    await queueNewEvents(db, at);
    expect(await listQueued(db)).toEqual(['paused evt_1']);
    expect(await listStatuses(db)).toEqual(['skipped']);
  });
});
