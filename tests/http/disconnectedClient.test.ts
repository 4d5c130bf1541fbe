import { IncomingMessage, request, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Knex } from 'knex';
import { BackgroundQueue } from '../../server/backgroundQueue.js';
import { deferUntilEnd } from '../../server/http/deferUntilEnd.js';
import { type Api, startApi } from '../support/api.js';
import { readMailedToken, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

/** Sends a request and disconnects while it waits to write, that is after its last read matching `lastRead`. */
async function disconnectBeforeWrite(path: string, body: object, lastRead: RegExp): Promise<void> {
  const held = holdConnectionAfter(lastRead);
  const headers = { 'Content-Type': 'application/json' };
  const client = request(`${api.url}${path}`, { method: 'POST', headers, agent: false }).on('error', () => undefined);
  client.end(JSON.stringify(body));
  const transaction = await held;
  await until(() => api.db.client.pool.numPendingAcquires() > 0);
  client.destroy();
  await until(() => api.log.some(({ aborted }) => aborted === true));
  // Background work that did not wait for the operation would be done now.
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  await transaction.rollback();
  await api.idle();
}

/** Takes the only connection of SQLite when a query has been answered. */
function holdConnectionAfter(query: RegExp): Promise<Knex.Transaction> {
  return new Promise((resolve) => {
    const onResponse = (_response: unknown, { sql }: { sql: string }) => {
      if (!query.test(sql)) return;
      api.db.off('query-response', onResponse);
      resolve(api.db.transaction());
    };
    api.db.on('query-response', onResponse);
  });
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await nextTurn();
}

it('a client that disconnects while its request runs cannot prevent the mail about a new password', async () => {
  const { email } = await signUp(api);
  await api.request.post('/api/account/password-reset').send({ email });
  const body = { token: readMailedToken(api, email), password: 'another good sentence' };
  await disconnectBeforeWrite('/api/account/password-reset/confirm', body, /from `accounts`/);
  expect(api.mailbox.at(-1)).toMatchObject({ to: email, subject: 'Your Almanac password was changed' });
});

it('work that an operation defers waits for its end and its response, whichever comes last', async () => {
  const backgroundQueue = new BackgroundQueue({ log: undefined, maxRunning: 1, maxTasks: 2 });
  for (const order of [
    ['close', 'end'],
    ['end', 'close'],
  ]) {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const { afterResponse, endOperation } = deferUntilEnd(response, backgroundQueue);
    const events: string[] = [];
    afterResponse(async () => void events.push('work'));
    for (const event of order) {
      events.push(event);
      if (event === 'end') endOperation();
      else response.emit('close');
      await nextTurn();
    }
    expect(events).toEqual([...order, 'work']);
  }
});
