import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('contract.json', () => {
  it('returns the contract as JSON, without a key', async () => {
    const { body, headers } = await api.request.get('/openapi.json').expect(200);
    expect(body).toEqual(parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.yaml'), 'utf8')));
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('returns 304 without a body for its ETag', async () => {
    const { headers } = await api.request.get('/openapi.json').expect(200);
    const notModified = await api.request
      .get('/openapi.json')
      .set('If-None-Match', String(headers['etag']))
      .expect(304);
    expect(notModified.text).toBe('');
  });

  it('rejects an unknown parameter', async () => {
    const { status, body } = await api.request.get('/openapi.json?version=1');
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });

  it('is named in the error for an unknown path', async () => {
    const { body } = await api.request.get('/nothing').expect(404);
    expect(body.message).toContain('/openapi.yaml');
  });
});
