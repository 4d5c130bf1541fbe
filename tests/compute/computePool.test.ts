import { ComputePool } from '../../server/compute/computePool.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

const getApi = useApi();

const values = Array.from({ length: 20_000 }, (_, index) => Math.sin(index ** 2));
const ada = { owner: { name: 'ada', weight: 1 } };
const bob = { owner: { name: 'bob', weight: 1 } };
const sample = { values, frequency: 'annual' as const, unit: 'Index' };

it('accepts four computations of an account, rejects a fifth, and accepts those of other accounts', async () => {
  const pool = new ComputePool();
  try {
    const task = { sample, transformations: [], options: { tests: ['jarque_bera' as const] } };
    const own = Array.from({ length: 4 }, () => pool.run('diagnostics', task, ada));
    await expect(pool.run('diagnostics', task, ada)).rejects.toMatchObject({ code: 'service_unavailable' });
    const others = [pool.run('diagnostics', task, bob), pool.run('diagnostics', task, { owner: undefined })];
    const short = { ...task, sample: { ...sample, values: values.slice(0, 50) } };
    expect((await pool.run('diagnostics', short, ada)).results.jarque_bera?.status).toBe('computed');
    for (const { results } of await Promise.all([...own, ...others])) {
      expect(results.jarque_bera?.status).toBe('computed');
    }
    // Finished work no longer counts.
    await pool.run('diagnostics', task, ada);
  } finally {
    await pool.close();
  }
});

it('sends Retry-After to an account that has reached its limit', async () => {
  const api = getApi();
  // Reading the requests takes much less time than one of the computations.
  const sample = { values: values.slice(0, 1_000), tests: ['pacf'], pacfMaxLag: 100, options: { pacfMethod: 'ols' } };
  const sendSample = (key: string) => api.request.post('/api/labs/diagnostics').set('X-API-Key', key).send(sample);
  const other = await api.createKey('pro');
  const [fromOther, ...responses] = await Promise.all([
    sendSample(other),
    ...Array.from({ length: 8 }, () => sendSample(api.key)),
  ]);
  expect(fromOther.status).toBe(200);
  const refused = responses.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(responses.length - refused.length).toBeGreaterThanOrEqual(4);
  for (const result of refused) {
    expectErrorResponse(result, 503, 'service_unavailable');
    expect(result.body.message).toMatch(/^This account already has 4 computations in progress/);
    expect(Number(result.headers['retry-after'])).toBeGreaterThan(0);
  }
});
