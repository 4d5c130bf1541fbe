import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';
import { addEndpoint, fireAlerts } from './endpoints.js';
import { openSender } from './openSender.js';
import { startReceiver } from './receiver.js';

const start = new Date('2026-11-21T12:00:00.000Z');

beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  }),
);
afterEach(() => jest.useRealTimers());

forEachDatabase((openFresh) => {
  it('a sender that is closed during a poll leaves no work and no lease behind', async () => {
    const db = await openFresh();
    const receiver = await startReceiver();
    await insertAccounts(db, 'ada', 'bob');
    for (const accountId of ['ada', 'bob']) {
      await addEndpoint(db, { id: accountId, accountId, url: receiver.url });
      await fireAlerts(db, accountId, 5, start);
    }
    const { sender } = openSender(db, { now: start });
    sender.start();
    jest.advanceTimersByTime(1_000);
    // The poll has leased an endpoint and not yet started its turn.
    await new Promise<void>((resolve) =>
      db.on('query', ({ sql }: { sql: string }) => {
        if (/update .*lease_until/.test(sql)) resolve();
      }),
    );
    await sender.close();
    let statements = 0;
    db.on('query', () => {
      statements += 1;
    });
    for (let count = 0; count < 100; count += 1) await new Promise(setImmediate);
    expect(statements).toBe(0);
    expect(await db('webhook_endpoints').pluck('lease_holder')).toEqual([null, null]);
    await receiver.close();
  });

  it('a turn whose lease has passed to another node starts no further calls', async () => {
    const db = await openFresh();
    const receiver = await startReceiver(async (_received, _request, response) => {
      if (receiver.requests.length > 1) return void response.writeHead(204).end();
      await db('webhook_endpoints').update({ lease_holder: 'another' });
      const renewed = new Promise((resolve) =>
        db.on('query-response', (_rows, { sql }: { sql: string }) => {
          if (/^update \S+ set \S*lease_until\S* = \S+ where/.test(sql)) resolve(undefined);
        }),
      );
      jest.advanceTimersByTime(15_000);
      await renewed;
      response.writeHead(204).end();
    });
    await insertAccounts(db, 'ada');
    await addEndpoint(db, { id: 'hook', accountId: 'ada', url: receiver.url });
    await fireAlerts(db, 'ada', 20, start);
    await openSender(db, { now: start }, { client: { timeoutMs: 60_000 } }).sender.runDue();
    // Calls that ran at that time are completed.
    expect(receiver.requests.length).toBeLessThan(20);
    await receiver.close();
  });

  it('turns that end while a sender closes start no others', async () => {
    const db = await openFresh();
    let closed: Promise<void> | undefined;
    const receiver = await startReceiver((_received, _request, response) => {
      closed ??= sender.close();
      response.writeHead(204).end();
    });
    await insertAccounts(db, 'ada');
    await addEndpoint(db, { id: 'hook', accountId: 'ada', url: receiver.url });
    await fireAlerts(db, 'ada', 1, start);
    const { sender } = openSender(db, { now: start });
    sender.start();
    jest.advanceTimersByTime(1_000);
    while (closed === undefined) await new Promise(setImmediate);
    await fireAlerts(db, 'ada', 1, start);
    await closed;
    for (let count = 0; count < 100; count += 1) await new Promise(setImmediate);
    expect(await db('webhook_deliveries')).toHaveLength(1);
    await receiver.close();
  });
});
