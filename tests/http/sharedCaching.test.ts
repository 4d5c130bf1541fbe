import { useApi } from '../support/useApi.js';

const path = '/v1/indicators/observations?id=real-gdp';

describe('with SHARED_CACHE_SECONDS', () => {
  const api = useApi({ PUBLIC_READING: true, SHARED_CACHE_SECONDS: 30 });
  const readCaching = async (address: string, headers: Record<string, string> = {}) => {
    const first = await api().request.get(address).set(headers);
    const second = await api().request.get(address).set(headers);
    expect([first.status, second.headers['cache-control']]).toEqual([200, first.headers['cache-control']]);
    return first.headers;
  };

  it('shared caches can keep a public read for that time, and the client asks each time', async () => {
    expect(await readCaching(path)).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
      vary: 'Accept, Accept-Encoding, Authorization, Cookie, X-API-Key',
    });
  });

  it('a read as of an earlier day is kept for a day', async () => {
    const day = 'public, max-age=0, s-maxage=86400, stale-while-revalidate=86400';
    expect((await readCaching(`${path}&vintage=2026-11-19`))['cache-control']).toBe(day);
    expect((await readCaching(`${path}&vintage=2026-11-20`))['cache-control']).toMatch('s-maxage=30');
  });

  it('a download can be kept too, and a 304 says the same as the response', async () => {
    const address = '/api/indicators/real-gdp/download';
    const { etag, 'cache-control': caching } = await readCaching(address);
    expect(caching).toMatch('s-maxage=30');
    const unchanged = await api().request.get(address).set('If-None-Match', String(etag));
    expect([unchanged.status, unchanged.headers['cache-control']]).toEqual([304, caching]);
  });

  it('a read with a key stays private, also if the same response was sent to someone without one', async () => {
    await readCaching(`${path}&limit=7`);
    expect(await readCaching(`${path}&limit=7`, { 'X-API-Key': api().key })).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept, Accept-Encoding',
    });
  });

  it('errors are not stored', async () => {
    const response = await api().request.get('/v1/indicators/observations?id=unknown-slug');
    expect([response.status, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('without it', () => {
  const api = useApi({ PUBLIC_READING: true });

  it('shared caches can store a public read, and ask each time', async () => {
    expect((await api().request.get(path)).headers['cache-control']).toBe('public, no-cache');
  });
});
