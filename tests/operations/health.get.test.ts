import { type Api, startApi } from '../support/api.js';
import { startNode } from '../support/startNode.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('health.get', () => {
  it('returns ok without a key, and what is configured', async () => {
    const [row] = await api.db('series').count({ count: '*' });
    const count = row?.['count'];
    const { status, body } = await api.request.get('/api/health');
    expect(status).toBe(200);
    expect(body).toEqual({
      service: 'almanac',
      status: 'ok',
      time: '2026-11-21T12:00:00.000Z',
      checks: { fredConfigured: false, paywallsEnabled: false, assistantConfigured: false, sqliteConfigured: true },
      library: { state: 'ready', series: count, totalSeries: count, observations: expect.any(Number) },
    });
  });

  it('returns 503 and degraded when the database is unavailable', async () => {
    const without = await startApi();
    await without.db.destroy();
    const { status, body } = await without.request.get('/api/health');
    expect(status).toBe(503);
    expect(body).toEqual({
      service: 'almanac',
      status: 'degraded',
      time: '2026-11-21T12:00:00.000Z',
      problem: 'The database cannot be reached.',
      checks: { fredConfigured: false, paywallsEnabled: false, assistantConfigured: false, sqliteConfigured: false },
    });
    await without.stop();
  });

  it('returns 503 and stopping during shutdown, while other operations still work', async () => {
    const { db, clock, log } = api;
    const stopping = new AbortController();
    const node = await startNode({ db, clock, log, stopping: stopping.signal }, {});
    expect((await node.request.get('/api/health')).status).toBe(200);
    stopping.abort();
    const { status, body } = await node.request.get('/api/health');
    expect([status, body.status]).toEqual([503, 'stopping']);
    expect((await node.request.get('/openapi.json')).status).toBe(200);
    await node.stop();
  });

  it('rejects an unknown parameter', async () => {
    const { status, body } = await api.request.get('/api/health?verbose=true');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'invalid_request', details: [{ field: 'verbose' }] });
  });
});
