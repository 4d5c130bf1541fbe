import { leaseEndpoints } from '../../server/store/webhookQueue.js';
import { HostSlots } from '../../server/webhooks/hostSlots.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';
import { addEndpoint, fireAlerts } from './endpoints.js';
import { openSender } from './openSender.js';
import { startRawReceiver, startReceiver } from './receiver.js';

const start = new Date('2026-11-21T12:00:00.000Z');

forEachDatabase((openFresh) => {
  it('a silent endpoint with a long queue delays no other endpoint', async () => {
    const db = await openFresh();
    let sockets = 0;
    const silent = await startRawReceiver(() => {
      sockets += 1;
    });
    const receiver = await startReceiver();
    await insertAccounts(db, 'ada', 'bob');
    await addEndpoint(db, { id: 'silent', accountId: 'ada', url: silent.url });
    await addEndpoint(db, { id: 'quick', accountId: 'bob', url: receiver.url });
    await fireAlerts(db, 'ada', 50, start);
    await fireAlerts(db, 'bob', 20, start);
    const { sender } = openSender(db, { now: start }, { client: { timeoutMs: 60_000 } });
    const work = sender.runDue();
    while (receiver.requests.length < 20) await new Promise((resolve) => setImmediate(resolve));
    // Of the silent endpoint, no more calls run than to any other.
    expect(sockets).toBeLessThanOrEqual(4);
    await silent.close();
    await work;
    await receiver.close();
  });

  it('an endpoint that answers slowly gives up its turn after ten seconds', async () => {
    const db = await openFresh();
    const clock = { now: start };
    const turnStarts = new Set<string>();
    const receiver = await startReceiver(async (_received, _request, response) => {
      turnStarts.add((await db('webhook_endpoints').first('last_turn_at')).last_turn_at);
      clock.now = new Date(clock.now.getTime() + 11_000);
      response.writeHead(204).end();
    });
    await insertAccounts(db, 'ada');
    await addEndpoint(db, { id: 'slow', accountId: 'ada', url: receiver.url });
    await fireAlerts(db, 'ada', 20, start);
    await openSender(db, clock).sender.runDue();
    expect(receiver.requests).toHaveLength(20);
    // Four calls run at the same time.
    expect(turnStarts.size).toBeGreaterThanOrEqual(5);
    await receiver.close();
  });

  it('the endpoint that has waited longest for a turn comes first', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    const lastTurns = {
      late: '2026-11-21T11:00:00.000Z',
      early: '2026-11-21T09:00:00.000Z',
      middle: '2026-11-21T10:00:00.000Z',
    };
    for (const [id, last_turn_at] of Object.entries(lastTurns)) {
      await addEndpoint(db, { id, accountId: 'ada', url: 'https://example.org/' });
      await db('webhook_endpoints').where({ id }).update({ last_turn_at, next_due_at: start.toISOString() });
    }
    const lease = (holder: string) =>
      leaseEndpoints(db, 2, start.toISOString(), { holder, until: '2026-11-21T12:01:00.000Z' });
    expect(await lease('one')).toEqual(['early', 'middle']);
    expect(await lease('two')).toEqual(['late']);
  });
});

it('calls to a host wait for a slot in their order, and those to other hosts do not', async () => {
  const slots = new HostSlots(2);
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const call = (host: string, name: string) =>
    slots.run(host, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const calls = [call('a', 'a1'), call('a', 'a2'), call('a', 'a3'), call('a', 'a4'), call('b', 'b1')];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  ends[0]?.();
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  while (started.length < 5) {
    ends.at(-1)?.();
    await settle();
  }
  for (const end of ends) end();
  await Promise.all(calls);
  expect(started.at(-1)).toBe('a4');
});

it('a call that fails frees its slot', async () => {
  const slots = new HostSlots(1);
  await expect(slots.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await slots.run('a', async () => 'second')).toBe('second');
});
