import { generateApiKey } from '../../server/access/secrets.js';
import { allowsPublicReading, isLocalRequest } from '../../server/http/localRequest.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { libraryReads } from '../support/libraryReads.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';
import { useApi } from '../support/useApi.js';

const path = '/v1/indicators/metadata?id=real-gdp';
const reads = [...libraryReads, '/api/forecast/models', '/api/news', '/api/news/sources', '/api/providers'];
const protectedPaths = [
  ['get', '/api/account'],
  ['get', '/api/account/keys'],
  ['get', '/api/providers/bls/series/CUUR0000SA0'],
  ['get', '/api/discovery/series/bls/CUUR0000SA0'],
  ['get', '/api/census/variables?dataset=acs/acs5'],
  ['get', '/api/forecast/run'],
  ['post', '/api/forecast/run'],
  ['post', '/api/labs/diagnostics'],
  ['post', '/api/import/indicators'],
] as const;

describe('with PUBLIC_READING', () => {
  const api = useApi({ PUBLIC_READING: true, ANONYMOUS_REQUESTS_PER_MINUTE: 1000 });

  it.each(reads)('%s needs no key, and a second, cached response counts like the first', async (address) => {
    const first = await api().request.get(address);
    const second = await api().request.get(address);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect(readLimitHeaders(first).limit).toBe(1000);
    expect(readLimitHeaders(second).remaining).toBe(readLimitHeaders(first).remaining - 1);
  });

  it.each(protectedPaths)('%s %s needs a credential', async (method, address) => {
    expect((await api().request[method](address)).status).toBe(401);
  });

  it('refuses a wrong key', async () => {
    expectErrorResponse(await api().request.get(path).set('X-API-Key', generateApiKey()), 401, 'invalid_api_key');
    expectErrorResponse(await api().request.get(path).set('Authorization', 'Bearer alm_x'), 401, 'invalid_api_key');
  });

  it('reads for a browser whose session has ended', async () => {
    expect((await api().request.get(path).set('Cookie', 'almanac_session=ended')).status).toBe(200);
  });

  it('validates the request before it reads', async () => {
    expectErrorResponse(await api().request.get('/v1/indicators/observations?vintge=x'), 400, 'invalid_request');
  });
});

describe('the limit of an address', () => {
  const api = useApi({ PUBLIC_READING: true, ANONYMOUS_REQUESTS_PER_MINUTE: 3 });

  it('holds for reads without a key, cached or not', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await api().request.get(path)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await api().get(path)).status).toBe(200);
  });
});

describe('without the setting', () => {
  const production = useApi({ NODE_ENV: 'production' });
  const development = useApi({ NODE_ENV: 'development', ANONYMOUS_REQUESTS_PER_MINUTE: 2 });

  it('a production server needs a key', async () => {
    expectErrorResponse(await production().request.get(path), 401, 'missing_api_key');
  });

  it('a development server answers requests from its machine without a limit', async () => {
    for (let count = 0; count < 5; count += 1) expect((await development().request.get(path)).status).toBe(200);
    for (let count = 0; count < 5; count += 1)
      expect((await development().request.get('/api/account')).status).toBe(401);
  });

  it('limits keys as always', async () => {
    const key = await development().createKey('free');
    const response = await development().request.get(path).set('X-API-Key', key);
    expect(readLimitHeaders(response).limit).toBe(20);
  });

  it.each([
    ['X-Forwarded-For', '192.0.2.1'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Real-IP', '192.0.2.1'],
    ['Forwarded', 'for=192.0.2.1'],
    ['Via', '1.1 proxy'],
    ['CF-Connecting-IP', '192.0.2.1'],
    ['Host', 'almanac.example.org'],
  ])('a development server behind a proxy on its machine needs a key and has limits: %s', async (header, value) => {
    const send = () => development().request.get(path).set(header, value);
    const response = await send();
    development().clock.advance(60_000);
    expect([401, 429]).toContain(response.status);
    expect(readLimitHeaders(response).limit).toBe(2);
    expectErrorResponse(await send(), 401, 'missing_api_key');
    development().clock.advance(60_000);
  });
});

describe('a development server', () => {
  const settings = {
    NODE_ENV: 'development',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    PUBLIC_READING: undefined,
    TRUST_PROXY: 0,
  } as const;
  const build = (
    remoteAddress: string,
    headers: Record<string, string> = { host: 'localhost:3000' },
    httpVersion = '1.1',
  ) => ({ socket: { remoteAddress }, headers, httpVersion }) as never;

  it('is open to another machine that connects directly, at the limit of an address', () => {
    const request = build('192.168.0.7', { host: '192.168.0.2:3000' });
    expect(allowsPublicReading(request, settings)).toBe(true);
    expect(isLocalRequest(request, settings)).toBe(false);
  });

  it('is open to this machine over IPv4 and IPv6', () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(isLocalRequest(build(address), settings)).toBe(true);
      expect(isLocalRequest(build(address, { host: '[::1]:3000' }), settings)).toBe(true);
    }
  });

  it('is closed for HTTP/1.0, which nginx uses for the servers behind it', () => {
    expect(allowsPublicReading(build('127.0.0.1', { host: 'localhost' }, '1.0'), settings)).toBe(false);
  });

  it.each([{ PUBLIC_URL: 'https://almanac.example.org' }, { TRUST_PROXY: 1 }, { NODE_ENV: 'production' as const }])(
    'is closed if other settings show that it is published: %j',
    (published) => {
      expect(allowsPublicReading(build('127.0.0.1'), { ...settings, ...published })).toBe(false);
      expect(isLocalRequest(build('127.0.0.1'), { ...settings, ...published })).toBe(false);
    },
  );

  it('follows the setting where it is set', () => {
    expect(allowsPublicReading(build('127.0.0.1'), { ...settings, PUBLIC_READING: false })).toBe(false);
    const forwarded = build('127.0.0.1', { 'x-forwarded-for': '192.0.2.1', host: 'localhost' });
    expect(allowsPublicReading(forwarded, { ...settings, NODE_ENV: 'production', PUBLIC_READING: true })).toBe(true);
  });
});
