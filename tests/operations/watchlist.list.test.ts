import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
beforeEach(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterEach(() => api.stop());

const path = '/api/account/watchlist';

it('returns the watched series of only this account, by slug and country', async () => {
  const bob = await signUp(api, 'bob@example.org');
  for (const [indicator, country] of [
    ['us-unemployment-rate', 'US'],
    ['real-gdp', 'US'],
    ['real-gdp', 'EA'],
  ]) {
    await ada.post(path, { indicator, country }).expect(200);
  }
  const { count, watchlist, nextCursor } = (await ada.get(path).expect(200)).body;
  expect([count, nextCursor]).toEqual([3, null]);
  expect(watchlist.map((one: { indicator: string; country: string }) => [one.indicator, one.country])).toEqual([
    ['real-gdp', 'EA'],
    ['real-gdp', 'US'],
    ['us-unemployment-rate', 'US'],
  ]);
  expect((await bob.get(path)).body).toEqual({ count: 0, watchlist: [], nextCursor: null });
});

it('accepts a session, but no API key', async () => {
  expectErrorResponse(await api.request.get(path), 401, 'not_signed_in');
  expectErrorResponse(await api.get(path), 401, 'not_signed_in');
});
