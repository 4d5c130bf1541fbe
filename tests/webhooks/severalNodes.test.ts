import { ChildProcess } from '../setup/childProcess.js';
import { insertAccounts } from '../support/accounts.js';
import { sharedDatabases } from '../support/sharedDatabases.js';
import { addEndpoint, fireAlerts, listStatuses } from './endpoints.js';
import { openSender } from './openSender.js';
import { type ReceivedRequest, startReceiver } from './receiver.js';

const start = new Date('2026-11-21T12:00:00.000Z');
/** Leases of a process that was killed have expired. */
const later = new Date(start.getTime() + 61_000);
/** Concurrent calls to an endpoint. */
const maxConcurrent = 4;

const startNode = (url: string, at: Date) =>
  new ChildProcess('tests/webhooks/sendingProgram.ts', [url, at.toISOString()], {});
const listIds = (requests: ReceivedRequest[]) =>
  requests.map(({ path, headers }) => `${path} ${headers['webhook-id']}`);

describe.each(sharedDatabases)('on %s', (_name, create) => {
  it.each([1, 9, 30])(
    'loses nothing when the process is killed during request %i, and repeats at most the calls that were running',
    async (fatalRequest) => {
      const { url, db, remove } = await create();
      let killed: ChildProcess | undefined;
      const receiver = await startReceiver((_received, _request, response) => {
        if (receiver.requests.length === fatalRequest) killed?.process.kill('SIGKILL');
        else response.writeHead(204).end();
      });
      await insertAccounts(db, 'ada');
      await addEndpoint(db, { id: 'hook', accountId: 'ada', url: receiver.url });
      await fireAlerts(db, 'ada', 40, start);
      killed = startNode(url, start);
      expect(await killed.ended).toBe('SIGKILL');
      await receiver.disconnected();
      // The lease of the killed process is respected until it expires.
      const before = receiver.requests.length;
      expect(await startNode(url, start).ended).toBe(0);
      expect(receiver.requests).toHaveLength(before);
      expect(await startNode(url, later).ended).toBe(0);
      const unique = new Set(listIds(receiver.requests));
      expect(unique.size).toBe(40);
      const duplicates = receiver.requests.length - unique.size;
      expect(duplicates).toBeGreaterThanOrEqual(1);
      expect(duplicates).toBeLessThanOrEqual(maxConcurrent);
      expect(new Set(await listStatuses(db))).toEqual(new Set(['delivered']));
      await receiver.close();
      await remove();
    },
  );

  it('sends each event once while several processes share the work', async () => {
    const { url, db, remove } = await create();
    const receiver = await startReceiver();
    await insertAccounts(db, 'ada');
    await db('accounts').update({ plan: 'pro' });
    for (let number = 1; number <= 50; number += 1)
      await addEndpoint(db, { id: `hook${number}`, accountId: 'ada', url: `${receiver.url}/${number}` });
    await fireAlerts(db, 'ada', 4, start);
    expect(await Promise.all([1, 2, 3].map(() => startNode(url, start).ended))).toEqual([0, 0, 0]);
    expect(receiver.requests).toHaveLength(200);
    expect(new Set(listIds(receiver.requests)).size).toBe(200);
    await receiver.close();
    await remove();
  });

  it('releases an endpoint after a failure only when no call to it runs, so that nothing is sent twice', async () => {
    const { db, remove } = await create();
    const clock = { now: start };
    const held: (() => void)[] = [];
    const receiver = await startReceiver(async (_received, _request, response) => {
      const answer = () => response.writeHead(204).end();
      if (receiver.requests.length === 4) {
        // The result of one call cannot be recorded.
        await db.schema.renameTable('webhook_attempts', 'missing');
        answer();
      } else if (receiver.requests.length < 4) held.push(answer);
      else answer();
    });
    await insertAccounts(db, 'ada');
    await addEndpoint(db, { id: 'hook', accountId: 'ada', url: receiver.url });
    await fireAlerts(db, 'ada', 10, start);
    const { sender } = openSender(db, clock);
    const work = sender.runDue();
    await new Promise((resolve) => db.once('query-error', resolve));
    const isLeased = async () => (await db('webhook_endpoints').first('lease_holder')).lease_holder !== null;
    for (let count = 0; count < 200; count += 1) await new Promise(setImmediate);
    expect([await isLeased(), receiver.requests.length]).toEqual([true, 4]);
    await db.schema.renameTable('missing', 'webhook_attempts');
    for (const answer of held) answer();
    await work;
    expect(receiver.requests).toHaveLength(11);
    await receiver.close();
    await remove();
  });

  it('goes on at once with what a process did not send that was stopped in an orderly way', async () => {
    const { db, remove } = await create();
    const clock = { now: start };
    const first = openSender(db, clock).sender;
    const receiver = await startReceiver((_received, _request, response) => {
      // The calls that run are completed.
      void first.close();
      response.writeHead(204).end();
    });
    await insertAccounts(db, 'ada');
    await addEndpoint(db, { id: 'hook', accountId: 'ada', url: receiver.url });
    await fireAlerts(db, 'ada', 40, start);
    await first.runDue();
    expect(receiver.requests.length).toBeLessThanOrEqual(maxConcurrent);
    await openSender(db, clock).sender.runDue();
    expect(receiver.requests).toHaveLength(40);
    expect(new Set(listIds(receiver.requests)).size).toBe(40);
    await receiver.close();
    await remove();
  });
});
