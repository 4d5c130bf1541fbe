import { TurnQueue } from '../../server/turnQueue.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
let accountId: string;
beforeAll(async () => {
  api = await startApi();
  // The account of `api.key`, which is the only one.
  accountId = (await api.db('accounts').first('id')).id;
});
afterAll(() => api.stop());

/** Returns the owners as whose work a request has waited. A request itself starts as work of its address. */
async function listOwners(send: () => PromiseLike<{ status: number }>, status: number): Promise<string[]> {
  const add = jest.spyOn(TurnQueue.prototype, 'add');
  expect((await send()).status).toBe(status);
  const owners = new Set(add.mock.calls.map(([owner]) => owner));
  add.mockRestore();
  owners.delete('127.0.0.1');
  return [...owners];
}

it.each(['/v1/indicators/observations?id=real-gdp', '/v1/indicators/search?q=inflation'])(
  '%s waits as work of the account',
  async (path) => {
    expect(await listOwners(() => api.get(path), 200)).toEqual([accountId]);
  },
);

it('reading and checking a long body waits as work of the account', async () => {
  const body = JSON.stringify({ values: Array.from({ length: 90_000 }, (_, index) => `${index}`) });
  const send = () =>
    api.request
      .post('/api/labs/diagnostics')
      .set({ 'X-API-Key': api.key, 'Content-Type': 'application/json' })
      .send(body);
  expect(await listOwners(send, 400)).toEqual([accountId]);
});
