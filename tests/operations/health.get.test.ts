import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('health.get', () => {
  it('answers ok without a key, and says what is configured', async () => {
    const { status, body } = await api.request.get('/api/health');
    expect(status).toBe(200);
    expect(body).toEqual({
      service: 'almanac',
      status: 'ok',
      time: '2026-11-21T12:00:00.000Z',
      checks: { fredConfigured: false, paywallsEnabled: false, sqliteConfigured: true },
    });
  });

  it('answers 503 and degraded, in its usual body, when the database is away', async () => {
    const without = await startApi();
    await without.db.destroy();
    const { status, body } = await without.request.get('/api/health');
    expect(status).toBe(503);
    expect(body).toEqual({
      service: 'almanac',
      status: 'degraded',
      time: '2026-11-21T12:00:00.000Z',
      checks: { fredConfigured: false, paywallsEnabled: false, sqliteConfigured: false },
    });
    await without.stop();
  });

  it('refuses a parameter it does not know', async () => {
    const { status, body } = await api.request.get('/api/health?verbose=true');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'invalid_request', details: [{ field: 'verbose' }] });
  });
});
