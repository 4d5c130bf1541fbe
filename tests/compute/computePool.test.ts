import { ComputePool } from '../../server/compute/computePool.js';
import { expectErrorResponse } from '../http/expectErrorResponse.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const values = Array.from({ length: 20_000 }, (_, index) => Math.sin(index ** 2));
const sample = { values, frequency: 'annual' as const, unit: 'Index' };

it('lets four long samples of an account wait or be computed, refuses a fifth, and lets others through', async () => {
  const pool = new ComputePool();
  try {
    const task = { sample, transformations: [], options: { tests: ['jarque_bera' as const] } };
    const own = Array.from({ length: 4 }, () => pool.run('diagnostics', task, 'ada'));
    await expect(pool.run('diagnostics', task, 'ada')).rejects.toMatchObject({ code: 'service_unavailable' });
    const others = [pool.run('diagnostics', task, 'bob'), pool.run('diagnostics', task)];
    const short = { ...task, sample: { ...sample, values: values.slice(0, 50) } };
    expect((await pool.run('diagnostics', short, 'ada')).results.jarque_bera?.status).toBe('computed');
    for (const { results } of await Promise.all([...own, ...others])) {
      expect(results.jarque_bera?.status).toBe('computed');
    }
    // What has ended is counted no longer.
    await pool.run('diagnostics', task, 'ada');
  } finally {
    await pool.close();
  }
});

it('tells an account that asks for too much when to try again', async () => {
  const ask = (key: string) => api.request.post('/api/labs/diagnostics').set('X-API-Key', key).send({ values });
  const other = await api.createKey('pro');
  const [fromOther, ...answers] = await Promise.all([ask(other), ...Array.from({ length: 8 }, () => ask(api.key))]);
  expect(fromOther.status).toBe(200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(4);
  for (const result of refused) {
    expectErrorResponse(result, 503, 'service_unavailable');
    expect(result.body.message).toMatch(
      /^The account has 4 long samples, forecasts or lists of variables being computed/,
    );
    expect(Number(result.headers['retry-after'])).toBeGreaterThan(0);
  }
});
