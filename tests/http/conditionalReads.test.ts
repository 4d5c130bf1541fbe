import { gunzipSync } from 'node:zlib';
import { type Api, startApi } from '../support/api.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';
import { sendRaw } from './sendRaw.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A cached response and a streamed one. */
const paths = ['/v1/indicators/observations?id=us-cpi-all-items', '/api/indicators/us-cpi-all-items/download'];
/** The library was loaded on the first of the month; responses also depend on the current date. */
const midnight = 'Sat, 21 Nov 2026 00:00:00 GMT';

describe.each(paths)('%s', (path) => {
  let etag: string;
  let body: string;
  const read = (headers: Record<string, string> = {}) =>
    sendRaw(api, 'GET', path, { 'X-API-Key': api.key, ...headers });
  const readStatus = async (headers: Record<string, string>) => (await read(headers)).status;

  beforeAll(async () => {
    const response = await read();
    etag = String(response.headers.etag);
    body = response.text;
  });

  it('has a strong ETag, Last-Modified and Cache-Control: private, no-cache', async () => {
    expect(etag).toMatch(/^"[\x21\x23-\x7e]+"$/);
    const { headers } = await read();
    expect(headers).toMatchObject({ etag, 'last-modified': midnight, 'cache-control': 'private, no-cache' });
    expect(headers.vary?.split(', ').sort()).toEqual(['Accept', 'Accept-Encoding']);
  });

  it('returns 304 for a matching If-None-Match in any form', async () => {
    for (const tag of [etag, `W/${etag}`, '*', `"other", ${etag}`, `W/"other",W/${etag} , "more"`, `"a,b",${etag}`]) {
      const response = await read({ 'If-None-Match': tag });
      expect([tag, response.status, response.text]).toEqual([tag, 304, '']);
      expect(response.headers).toMatchObject({ etag, 'last-modified': midnight, 'cache-control': 'private, no-cache' });
      expect(response.headers).not.toHaveProperty('content-type');
      expect(response.headers['x-request-id']).toBeTruthy();
      readLimitHeaders(response);
    }
  });

  it('returns 200 for another tag or a malformed one', async () => {
    const bare = etag.slice(1, -1);
    for (const tag of ['"other"', bare, '""', `${etag}x`, `"${bare}-"`, 'W/', '"*"', '']) {
      expect([tag, await readStatus({ 'If-None-Match': tag })]).toEqual([tag, 200]);
    }
  });

  it('returns 304 for If-Modified-Since at or after the last change, otherwise 200', async () => {
    for (const date of [midnight, 'Sat, 21 Nov 2026 00:00:01 GMT', 'Sunday, 22-Nov-26 08:00:00 GMT']) {
      expect([date, await readStatus({ 'If-Modified-Since': date })]).toEqual([date, 304]);
    }
    for (const date of ['Fri, 20 Nov 2026 23:59:59 GMT', 'Sun, 01 Nov 2026 00:00:00 GMT']) {
      expect([date, await readStatus({ 'If-Modified-Since': date })]).toEqual([date, 200]);
    }
  });

  it('ignores an invalid date', async () => {
    for (const date of ['', 'yesterday', '0', '2030', '2030-01-01', '2030-01-01T00:00:00Z']) {
      expect([date, await readStatus({ 'If-Modified-Since': date })]).toEqual([date, 200]);
    }
  });

  it('ignores the date if a tag is sent too', async () => {
    expect(await readStatus({ 'If-None-Match': '"other"', 'If-Modified-Since': midnight })).toBe(200);
    expect(await readStatus({ 'If-None-Match': etag, 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(304);
  });

  it('is compressed if the client accepts gzip, with a separate tag and the same content', async () => {
    for (const _ of [1, 2]) {
      const response = await api.request.get(path).set({ 'X-API-Key': api.key, 'Accept-Encoding': 'br, gzip;q=0.8' });
      expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', 'last-modified': midnight });
      expect(response.headers['etag']).not.toBe(etag);
      expect(response.text).toBe(body);
      const notModified = await read({ 'Accept-Encoding': 'gzip', 'If-None-Match': String(response.headers['etag']) });
      expect([notModified.status, notModified.headers.etag]).toEqual([304, response.headers['etag']]);
    }
  });

  it('is not compressed if the client does not accept gzip', async () => {
    for (const encoding of ['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.000, br', 'gzipped']) {
      const response = await read({ 'Accept-Encoding': encoding });
      expect([encoding, response.headers['content-encoding'], response.text]).toEqual([encoding, undefined, body]);
      expect(response.headers.etag).toBe(etag);
    }
  });
});

it('sends the length of the compressed response', async () => {
  const path = String(paths[0]);
  const response = await sendRaw(api, 'GET', path, { 'X-API-Key': api.key, 'Accept-Encoding': 'gzip' });
  expect(response.headers['content-length']).toBe(String(response.bytes.length));
  expect(gunzipSync(response.bytes).toString()).toBe((await sendRaw(api, 'GET', path)).text);
});

it('never returns 304 for an error', async () => {
  for (const [path, status] of [
    ['/api/indicators/nothing', 404],
    ['/nothing', 404],
    ['/v1/indicators/series', 400],
  ] as const) {
    expect((await api.get(path).set('If-None-Match', '*')).status).toBe(status);
  }
});

it('does not cache the health check', async () => {
  const response = await api.get('/api/health').set('If-None-Match', '*');
  expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(response.headers).not.toHaveProperty('etag');
});
