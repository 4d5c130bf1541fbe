import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Knex } from 'knex';
import { requeueDeliveries } from '../../server/store/webhookDeliveries.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';
import { addEndpoint, fireAlerts, listStatuses } from './endpoints.js';
import { openSender } from './openSender.js';
import { type Receiver, startReceiver } from './receiver.js';

const start = new Date('2026-11-21T12:00:00.000Z');
type Respond = (response: ServerResponse<IncomingMessage>) => void;
const answer =
  (status: number, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, headers).end(`status ${status}`);

let respond: Respond;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver((_received, _request, response) => respond(response));
});
afterAll(() => receiver.close());
beforeEach(() => receiver.requests.splice(0));

forEachDatabase((openFresh) => {
  /** Opens a database with an endpoint, and a sender with a clock. */
  async function open() {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    await addEndpoint(db, { id: 'hook', accountId: 'ada', url: receiver.url });
    const clock = { now: start };
    return { db, clock, ...openSender(db, clock) };
  }

  /** Runs the sender whenever a delivery is due, up to an instant, and returns the times of the attempts. */
  async function runUntil(sender: { runDue(): Promise<void> }, db: Knex, clock: { now: Date }, until: Date) {
    for (;;) {
      await sender.runDue();
      const endpoint = await db('webhook_endpoints').first('next_due_at', 'held_until');
      const next = [endpoint.next_due_at, endpoint.held_until ?? ''].sort().at(-1);
      if (endpoint.next_due_at === null || next > until.toISOString()) break;
      clock.now = new Date(next);
    }
    clock.now = until;
    return db('webhook_attempts').orderBy('id').pluck('at');
  }

  const toTimes = (seconds: number[]) =>
    seconds.map((_, index) =>
      new Date(start.getTime() + 1_000 * seconds.slice(0, index + 1).reduce((sum, one) => sum + one, 0)).toISOString(),
    );
  const hour = 3_600;
  const schedule = [0, 5, 300, 1_800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
  const day = 86_400_000;

  it('tries at the documented times for three days, with the same webhook-id, and then gives up', async () => {
    respond = answer(500);
    const { db, clock, sender } = await open();
    await fireAlerts(db, 'ada', 1, clock.now);
    expect(await runUntil(sender, db, clock, new Date(start.getTime() + 10 * day))).toEqual(toTimes(schedule));
    expect(receiver.requests).toHaveLength(10);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['evt_1']));
    expect(await listStatuses(db)).toEqual(['failed']);
  });

  it('delivers at the next attempt after an endpoint was down for a day, and again on request', async () => {
    const { db, clock, sender, metrics } = await open();
    const up = new Date(start.getTime() + day).toISOString();
    respond = (response) => answer(clock.now.toISOString() < up ? 503 : 200, { 'Retry-After': '1' })(response);
    await fireAlerts(db, 'ada', 1, clock.now);
    // The attempt after 17.6 hours fails. The next one is 14 hours later.
    expect(await runUntil(sender, db, clock, new Date(start.getTime() + 3 * day))).toEqual(
      toTimes(schedule.slice(0, 8)),
    );
    expect(await listStatuses(db)).toEqual(['delivered']);
    expect(await db('webhook_endpoints').first('failing_since', 'last_failed_at')).toEqual({
      failing_since: null,
      last_failed_at: null,
    });
    await db.transaction((trx) => requeueDeliveries(trx, 'hook', [1], clock.now.toISOString()));
    expect(await runUntil(sender, db, clock, clock.now)).toEqual([
      ...toTimes(schedule.slice(0, 8)),
      '2026-11-24T12:00:00.000Z',
    ]);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['evt_1']));
    const exposition = await metrics.formatExposition();
    expect(exposition).toContain('almanac_webhook_attempts_total{outcome="retried"} 7');
    expect(exposition).toContain('almanac_webhook_attempts_total{outcome="delivered"} 2');
  });

  it('waits as long as Retry-After asks, in seconds or as a date, but no shorter than the schedule and no longer than a day', async () => {
    const { db, clock, sender } = await open();
    const waits = ['60', 'Sat, 21 Nov 2026 12:11:00 GMT', '999999999', 'soon', '-5'];
    respond = (response) => answer(503, { 'Retry-After': waits.shift() ?? '' })(response);
    await fireAlerts(db, 'ada', 1, clock.now);
    const times = await runUntil(sender, db, clock, new Date(start.getTime() + 2 * day));
    expect(times.slice(0, 5)).toEqual(toTimes([0, 60, 600, 86_400, 2 * hour]));
  });

  it('sends nothing else to an endpoint that is overloaded, until the time for which it asked', async () => {
    const { db, clock, sender } = await open();
    respond = answer(429, { 'Retry-After': '90' });
    await fireAlerts(db, 'ada', 10, clock.now);
    await sender.runDue();
    // Up to four calls were running.
    expect(receiver.requests.length).toBeLessThanOrEqual(4);
    const before = receiver.requests.length;
    clock.now = new Date(start.getTime() + 89_000);
    await sender.runDue();
    expect(receiver.requests).toHaveLength(before);
    respond = answer(204);
    clock.now = new Date(start.getTime() + 90_000);
    await sender.runDue();
    expect(new Set(await listStatuses(db))).toEqual(new Set(['delivered']));
  });

  it('holds an endpoint for the longest time for which one of several responses asked', async () => {
    const { db, clock, sender } = await open();
    const waits = ['90', '600', '30', '10'];
    respond = (response) => answer(429, { 'Retry-After': waits.shift() ?? '' })(response);
    await fireAlerts(db, 'ada', 4, clock.now);
    await sender.runDue();
    expect(await db('webhook_endpoints').pluck('held_until')).toEqual(['2026-11-21T12:10:00.000Z']);
  });

  it.each([301, 302, 307, 400, 404, 500])('counts status %i as a failure', async (status) => {
    const { db, sender } = await open();
    respond = answer(status, { Location: `${receiver.url}/elsewhere` });
    await fireAlerts(db, 'ada', 1, start);
    await sender.runDue();
    expect(await db('webhook_attempts').first('status', 'response')).toEqual({ status, response: `status ${status}` });
    expect(await listStatuses(db)).toEqual(['waiting']);
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/']);
  });

  it('disables an endpoint that answers 410 at once, mails the owner, and skips what waits', async () => {
    const { db, sender, mailbox } = await open();
    respond = answer(410);
    await fireAlerts(db, 'ada', 30, start);
    await sender.runDue();
    expect(await db('webhook_endpoints').first('status', 'disabled_reason')).toEqual({
      status: 'disabled',
      disabled_reason: 'gone',
    });
    const statuses = await listStatuses(db);
    expect(statuses.filter((status) => status === 'failed').length).toBeLessThanOrEqual(4);
    expect(new Set(statuses)).toEqual(new Set(['failed', 'skipped']));
    expect(mailbox.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', 'Almanac has disabled a webhook endpoint'],
    ]);
    expect(await db('audit_log').where({ action: 'webhooks.disable' }).pluck('detail')).toEqual([
      '{"webhook":"hook","reason":"gone"}',
    ]);
    await fireAlerts(db, 'ada', 1, start);
    await sender.runDue();
    expect((await listStatuses(db)).at(-1)).toBe('skipped');
  });

  it('queues the mail about a disabled endpoint in the transaction that disables it, and sends it until a mail server accepts it', async () => {
    const { db, clock } = await open();
    respond = answer(410);
    await fireAlerts(db, 'ada', 1, start);
    const killed = new Error('The process was killed.');
    const ids: (string | undefined)[] = [];
    const failing = openSender(db, clock, {
      mailer: { send: () => undefined, deliver: (mail) => Promise.reject(ids.push(mail.messageId) && killed) },
    });
    await failing.sender.runDue();
    expect(await db('webhook_mails').select('endpoint_id', 'disabled_at', 'attempts')).toEqual([
      { endpoint_id: 'hook', disabled_at: start.toISOString(), attempts: 1 },
    ]);
    const next = openSender(db, clock);
    clock.now = new Date(start.getTime() + 5 * 60_000 - 1);
    await next.sender.runDue();
    expect(next.mailbox).toEqual([]);
    clock.now = new Date(start.getTime() + 5 * 60_000);
    await next.sender.runDue();
    expect(next.mailbox.map(({ messageId }) => messageId)).toEqual(ids);
    expect(await db('webhook_mails')).toEqual([]);
  });

  it('mails nothing about an endpoint that was enabled again, and gives up after nine attempts', async () => {
    const { db, clock, sender, mailbox } = await open();
    const queued = { endpoint_id: 'hook', disabled_at: start.toISOString(), next_at: start.toISOString() };
    await db('webhook_mails').insert({ ...queued, attempts: 0 });
    await sender.runDue();
    await db('webhook_endpoints').update({ status: 'disabled', disabled_reason: 'gone' });
    await db('webhook_mails').insert({ ...queued, attempts: 9 });
    await sender.runDue();
    expect([mailbox, await db('webhook_mails'), clock.now]).toEqual([[], [], start]);
  });

  it('disables an endpoint after five days of failures, once, with a mail', async () => {
    const { db, clock, sender, mailbox } = await open();
    respond = answer(500);
    for (let days = 0; days <= 5; days += 1) {
      expect((await db('webhook_endpoints').first('status')).status).toBe('active');
      clock.now = new Date(start.getTime() + days * day);
      await fireAlerts(db, 'ada', 1, clock.now);
      await sender.runDue();
    }
    expect(await db('webhook_endpoints').first('status', 'disabled_reason', 'failing_since')).toEqual({
      status: 'disabled',
      disabled_reason: 'failing',
      failing_since: start.toISOString(),
    });
    expect(mailbox).toHaveLength(1);
    expect(mailbox[0]?.text).toContain('All deliveries to it have failed for five days.');
  });

  it('does not count failures more than two days apart as one outage', async () => {
    const { db, clock, sender, mailbox } = await open();
    respond = answer(500);
    for (const days of [0, 7, 14]) {
      clock.now = new Date(start.getTime() + days * day);
      await db('webhook_deliveries').update({ status: 'failed', next_attempt_at: null });
      await fireAlerts(db, 'ada', 1, clock.now);
      await sender.runDue();
    }
    expect(await db('webhook_endpoints').first('status', 'failing_since')).toEqual({
      status: 'active',
      failing_since: clock.now.toISOString(),
    });
    expect(mailbox).toEqual([]);
  });

  it('sends as many deliveries in a UTC day as the plan allows, without retries, and the rest on the next day', async () => {
    const { db, clock, sender } = await open();
    respond = answer(200);
    await fireAlerts(db, 'ada', 103, clock.now);
    await sender.runDue();
    expect(receiver.requests).toHaveLength(100);
    expect(await db('webhook_endpoints').first('held_until')).toEqual({ held_until: '2026-11-22T00:00:00.000Z' });
    clock.now = new Date('2026-11-22T00:00:00.000Z');
    await sender.runDue();
    expect(receiver.requests).toHaveLength(103);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(103);
  });

  it('sends nothing for a suspended account, and what waits within an hour after the suspension ends', async () => {
    const { db, clock, sender } = await open();
    respond = answer(200);
    await db('accounts').update({ suspended_at: start.toISOString() });
    await fireAlerts(db, 'ada', 2, clock.now);
    await sender.runDue();
    expect(receiver.requests).toEqual([]);
    await db('accounts').update({ suspended_at: null });
    clock.now = new Date(start.getTime() + 3_600_000);
    await sender.runDue();
    expect(receiver.requests).toHaveLength(2);
  });
});
