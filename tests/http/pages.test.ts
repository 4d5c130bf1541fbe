import { readdirSync, readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

describe('the pages', () => {
  const api = useApi({ ANONYMOUS_REQUESTS_PER_MINUTE: 3 });
  const script = `/assets/${readdirSync(resolveProjectPath('dist', 'web', 'assets')).find((name) => /^index-.*\.js$/.test(name))}`;
  const index = readFileSync(resolveProjectPath('dist', 'web', 'index.html'), 'utf8');

  test('the path of a page serves the page, with a policy that allows only its own scripts', async () => {
    for (const path of ['/', '/indicators/real-gdp', '/indicators/no.such-one?vintage=2022-11-15']) {
      const { status, headers, text } = await api().request.get(path);
      expect({ status, text }).toEqual({ status: 200, text: index });
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers['content-security-policy']).toBe(
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
    }
  });

  test('a file with a hashed name is cached forever and served precompressed', async () => {
    const { headers, text } = await api().request.get(script).set('Accept-Encoding', 'br').buffer(true);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    expect(text).toBe(readFileSync(resolveProjectPath('dist', 'web', script), 'utf8'));
  });

  test('a file is not compressed if the client does not accept it', async () => {
    for (const accepted of ['identity', 'br;q=0, gzip;q=0', '']) {
      const { headers } = await api().request.get(script).set('Accept-Encoding', accepted);
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  test('an unchanged page returns 304', async () => {
    const { headers } = await api().request.get('/');
    const notModified = await api()
      .request.get('/')
      .set('If-None-Match', headers['etag'] ?? '');
    expect({ status: notModified.status, text: notModified.text }).toEqual({ status: 304, text: '' });
  });

  test('HEAD returns only the headers', async () => {
    const { status, headers, text } = await api().request.head('/');
    expect({ status, text: text ?? '', length: headers['content-length'] }).toMatchObject({ status: 200, text: '' });
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  test('pages do not count against the limit of the API', async () => {
    for (let call = 0; call < 10; call++) expect((await api().request.get('/')).status).toBe(200);
    const { headers } = await api().request.get('/openapi.json');
    expect(headers['x-ratelimit-remaining']).toBe('2');
  });

  test('an unknown path returns 404: a page to browsers, an error to programs', async () => {
    const page = await api().request.get('/nowhere').set('Accept', 'text/html,application/xhtml+xml');
    expect({ status: page.status, text: page.text }).toEqual({ status: 404, text: index });
    for (const path of [
      '/nowhere',
      '/assets/none.js',
      '/package.json',
      '/.vite/manifest.json',
      '/assets/..%2findex.html',
    ]) {
      const { status, body } = await api().get(path);
      expect({ path, status, error: body.error }).toEqual({ path, status: 404, error: 'route_not_found' });
    }
  });

  test('the paths of the API never return a page, whatever the Accept header', async () => {
    const { status, body } = await api().get('/v1/nowhere').set('Accept', 'text/html');
    expect({ status, error: body.error }).toEqual({ status: 404, error: 'route_not_found' });
  });
});

test('limits pages by the address that the trusted proxy added, and answers in the format of the API', async () => {
  const limited = await startApi({ PUBLIC_REQUESTS_PER_MINUTE: 3, TRUST_PROXY: 1 });
  const open = (address: string) => limited.request.get('/discover').set('X-Forwarded-For', address);
  for (const forged of [1, 2, 3]) expect((await open(`192.0.2.${forged}, 198.51.100.1`)).status).toBe(200);
  const refused = await open('192.0.2.4, 198.51.100.1');
  expectErrorResponse(refused, 429, 'rate_limit_exceeded');
  expect(refused.headers['retry-after']).toBe('60');
  expect((await open('198.51.100.2')).status).toBe(200);
  expect((await limited.request.get('/api/health/live').set('X-Forwarded-For', '198.51.100.1')).status).toBe(200);
  limited.clock.advance(60_000);
  expect((await open('198.51.100.1')).status).toBe(200);
  await limited.stop();
});
