import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ ANONYMOUS_REQUESTS_PER_MINUTE: 5 });
});
afterAll(() => api.stop());

describe('contract.yaml', () => {
  it('returns the contract as written, without a key', async () => {
    const { text, headers } = await api.request.get('/openapi.yaml').expect(200);
    expect(text).toBe(readFileSync(resolveProjectPath('server', 'generated', 'openapi.yaml'), 'utf8'));
    expect(headers).toMatchObject({ 'content-type': 'text/yaml; charset=utf-8', 'cache-control': 'public, no-cache' });
    await api.request.get('/openapi.yaml').set('X-API-Key', 'wrong').expect(200);
  });

  it('returns 304 without a body for its ETag', async () => {
    const { headers } = await api.request.get('/openapi.yaml').expect(200);
    const notModified = await api.request
      .get('/openapi.yaml')
      .set('If-None-Match', String(headers['etag']))
      .expect(304);
    expect(notModified.text).toBe('');
  });

  it('rejects an unknown parameter', async () => {
    api.clock.advance(60_000);
    const { status, body } = await api.request.get('/openapi.yaml?version=1');
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });

  it('counts against the limit of the IP address', async () => {
    api.clock.advance(60_000);
    for (let call = 0; call < 5; call += 1) await api.request.get('/openapi.yaml').expect(200);
    const { body } = await api.request.get('/openapi.yaml').expect(429);
    expect(body.error).toBe('rate_limit_exceeded');
  });
});
