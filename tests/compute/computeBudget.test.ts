import { hashSecret } from '../../server/access/secrets.js';
import { insertJob } from '../../server/store/jobs.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

const getApi = useApi();

const samplePath = '/api/labs/diagnostics';
const runPath = '/api/forecast/run';
const minuteMs = 60_000;
const values = Array.from({ length: 60 }, (_, index) => 100 + Math.sin(index ** 2));
const forecast = { values, horizon: 2, model: 'naive', backtestOrigins: 0 };

const send = (path: string, key: string, body: object) => getApi().request.post(path).set('X-API-Key', key).send(body);

/** A request that costs several compute seconds. All values are equal, so that the computation itself is quick. */
const costly = { values: Array.from({ length: 2_000 }, () => 100), frequency: 'monthly', backtestOrigins: 5 };

async function findAccountId(key: string): Promise<string> {
  const row = await getApi()
    .db('api_keys')
    .where({ hash: hashSecret(key) })
    .first('account_id');
  return row.account_id;
}

/** Creates a Free account that has spent its compute seconds, and returns its key. */
async function createSpentKey(): Promise<string> {
  const key = await getApi().createKey('free');
  const id = await findAccountId(key);
  await getApi().db('accounts').where({ id }).update({ limit_per_minute: 100_000, limit_per_day: 1_000_000 });
  for (let horizon = 100; ; horizon += 1) {
    const { status } = await send(runPath, key, { ...costly, horizon });
    if (status === 429) return key;
  }
}

it('states what a computation costs and what is left', async () => {
  const key = await getApi().createKey('free');
  const first = await send(samplePath, key, { values });
  expect(first.status).toBe(200);
  const read = ({ headers }: typeof first) =>
    ['limit', 'cost', 'remaining'].map((name) => Number(headers[`x-compute-${name}`]));
  const [limit, cost, remaining] = read(first) as [number, number, number];
  expect(limit).toBe(60);
  expect(cost).toBeGreaterThan(0);
  expect(remaining).toBeCloseTo(60 - cost, 9);
  const [, , afterSecond] = read(await send(samplePath, key, { values })) as [number, number, number];
  expect(afterSecond).toBeCloseTo(60 - 2 * cost, 9);
});

it('charges nothing for a stored result', async () => {
  const api = getApi();
  const key = await api.createKey('free');
  const computed = await send(runPath, key, forecast);
  expect(Number(computed.headers['x-compute-cost'])).toBeGreaterThan(0);
  const stored = await send(runPath, key, forecast);
  expect(stored.text).toBe(computed.text);
  expect(stored.headers).not.toHaveProperty('x-compute-cost');
  const other = await send(runPath, key, { ...forecast, horizon: 3 });
  const left = ({ headers }: typeof other) => Number(headers['x-compute-remaining']);
  expect(left(computed) - left(other)).toBeCloseTo(Number(other.headers['x-compute-cost']), 9);
});

it('refuses a request that costs more than is left, and admits it after Retry-After', async () => {
  const api = getApi();
  const key = await createSpentKey();
  const body = { ...costly, horizon: 50 };
  const refused = await send(runPath, key, body);
  expectErrorResponse(refused, 429, 'compute_budget_exceeded');
  expect(refused.body.message).toMatch(
    /^The request costs [\d.]+ compute seconds, and the account has [\d.]+ of 60 left\. Try again in \d+ seconds?\.$/,
  );
  expect(Number(refused.headers['x-compute-cost'])).toBeGreaterThan(Number(refused.headers['x-compute-remaining']));
  const again = await send(runPath, key, body);
  expect(again.headers['x-compute-remaining']).toBe(refused.headers['x-compute-remaining']);
  const retryAfterMs = Number(refused.headers['retry-after']) * 1000;
  api.clock.advance(retryAfterMs - 1000);
  expect((await send(runPath, key, body)).status).toBe(429);
  api.clock.advance(1000);
  expect((await send(runPath, key, body)).status).toBe(200);
});

it('refuses a backtest that the plan never allows at once, and names what to change', async () => {
  const key = await getApi().createKey('free');
  const models = ['auto', 'ets', 'theta', 'arima', 'combination', 'holt'];
  const refused = await send('/api/forecast/backtest', key, {
    ...{ seriesId: 'us-cpi-all-items', horizon: 1, origins: 60, kind: 'pseudo' },
    models,
  });
  expectErrorResponse(refused, 400, 'invalid_request');
  expect(refused.body.details[0].field).toBe('origins');
  expect(refused.body.message).toMatch(
    /compute seconds; the free plan allows 60\. Request fewer origins or models, or set `window`\.$/,
  );
});

it('limits the jobs of an account in progress, and counts only those that still run', async () => {
  const api = getApi();
  const key = await api.createKey('pro');
  const accountId = await findAccountId(key);
  const start = () => send(runPath, key, { ...forecast, horizon: 4 }).set('Prefer', 'respond-async');
  const insert = (id: number, at: Date) =>
    insertJob(
      api.db,
      { id: `00000000-0000-4000-8000-00000000000${id}`, accountId, kind: 'forecast.run', total: 1 },
      at.toISOString(),
    );
  for (let id = 0; id < 10; id += 1) await insert(id, api.clock.now);
  const refused = await start();
  expectErrorResponse(refused, 429, 'rate_limit_exceeded');
  expect(refused.body.message).toContain('10 jobs in progress');
  // The process of these jobs has stopped.
  api.clock.advance(10 * minuteMs);
  expect((await start()).status).toBe(202);
});
