import type { Plan } from '../../server/access/plans.js';
import { hashSecret } from '../../server/access/secrets.js';
import { bumpDataVersion } from '../../server/store/dataVersion.js';
import { type Api, startApi } from '../support/api.js';

const path = '/v1/indicators/metadata?id=real-gdp';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function changePlan(key: string, plan: Plan): Promise<void> {
  await api.db.transaction(async (trx) => {
    const account = trx('api_keys')
      .where({ hash: hashSecret(key) })
      .select('account_id');
    await trx('accounts').where('id', account).update({ plan });
    await bumpDataVersion(trx, api.clock.now.toISOString(), 'access');
  });
}

/** Sends one request; returns its status and the remaining requests of the minute and the day. */
async function readLimits(key: string): Promise<[status: number, minute: number, day: number]> {
  const { status, headers } = await api.request.get(path).set('X-API-Key', key);
  return [status, Number(headers['x-ratelimit-remaining']), Number(headers['x-ratelimit-remaining-day'])];
}

it('takes effect with the next request, up or down, and keeps the usage of minute and day', async () => {
  const key = await api.createKey('free');
  for (let left = 19; left >= 0; left -= 1) expect(await readLimits(key)).toEqual([200, left, 480 + left]);
  expect(await readLimits(key)).toEqual([429, 0, 480]);
  await changePlan(key, 'starter');
  for (let left = 99; left >= 70; left -= 1) expect(await readLimits(key)).toEqual([200, left, 9_880 + left]);
  await changePlan(key, 'free');
  expect(await readLimits(key)).toEqual([429, 0, 450]);
  await changePlan(key, 'pro');
  expect(await readLimits(key)).toEqual([200, 549, 99_949]);
});

it('admits a downgraded key again once fewer requests than its new limit are in the minute', async () => {
  const key = await api.createKey('starter');
  for (let count = 0; count < 30; count += 1) {
    await readLimits(key);
    api.clock.advance(1_000);
  }
  await changePlan(key, 'free');
  const refused = await api.request.get(path).set('X-API-Key', key);
  // The eleventh of the thirty requests, sent at second 10, has to leave the window; the time is second 30.
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '40']);
  api.clock.advance(39_999);
  expect((await readLimits(key))[0]).toBe(429);
  api.clock.advance(1);
  expect((await readLimits(key))[0]).toBe(200);
});
