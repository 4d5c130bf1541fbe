import { generateApiKey, generateToken } from '../../server/access/secrets.js';
import { type Api, startApi } from '../support/api.js';
import { sendRaw } from './sendRaw.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

function listRequestLines(): Record<string, unknown>[] {
  return api.log.filter(({ level }) => level === 30);
}

it('writes one line per request with id, operation, method, path, status, account and key', async () => {
  const response = await api.get('/v1/indicators/metadata?id=real-gdp');
  const keys = await api.db('api_keys').select('id', 'account_id');
  expect(listRequestLines()).toEqual([
    {
      level: 30,
      time: expect.any(String),
      requestId: response.headers['x-request-id'],
      operation: 'indicators.metadata',
      method: 'GET',
      path: '/v1/indicators/metadata',
      status: 200,
      accountId: keys[0].account_id,
      keyId: keys[0].id,
      ms: 0,
    },
  ]);
});

it('logs cached responses, downloads, HEAD requests and errors in the same way', async () => {
  const path = '/v1/indicators/metadata?id=real-gdp';
  for (const _ of [1, 2]) await api.get(path);
  await api.get('/api/indicators/real-gdp/download');
  await sendRaw(api, 'HEAD', path);
  await api.get(path).set('If-None-Match', '*');
  await api.request.get(path);
  await api.get('/nothing');
  await sendRaw(api, 'PURGE', path);
  expect(listRequestLines().map(({ operation, method, status }) => `${operation} ${method} ${status}`)).toEqual([
    'indicators.metadata GET 200',
    'indicators.metadata GET 200',
    'indicators.download GET 200',
    'indicators.metadata HEAD 200',
    'indicators.metadata GET 304',
    'indicators.metadata GET 401',
    'undefined GET 404',
    'undefined PURGE 405',
  ]);
});

it('logs the id of the key, and no id without a valid key', async () => {
  await api.request.get('/v1/indicators/releases').set('X-API-Key', generateApiKey());
  await api.get('/v1/indicators/releases');
  expect(listRequestLines().map(({ keyId }) => typeof keyId)).toEqual(['undefined', 'string']);
});

it('never logs a key, a query or a header', async () => {
  const unknown = generateApiKey();
  const secrets = {
    Authorization: 'Bearer b3arer',
    Cookie: 'session=c00kie',
    'User-Agent': 'ag3nt',
    'X-Request-Id': 'f0rged',
  };
  const targets = [
    '/api/health',
    '/v1/indicators/search',
    '/v1/indicators/observations',
    '/api/indicators/real-gdp/download',
    '/nothing',
    '/api/indicators/%',
    `/api/indicators/${unknown}`,
  ];
  for (const key of [api.key, unknown, `${unknown}0`]) {
    for (const target of targets) {
      for (const query of ['?q=qu3ry', '?id=qu3ry', '?', '?q=%', `?key=${key}`]) {
        await sendRaw(api, 'GET', target + query, { ...secrets, 'X-API-Key': key });
      }
    }
  }
  await api.db.schema.renameTable('indicators', 'indicators_away');
  const failed = await sendRaw(api, 'GET', '/v1/indicators/series?id=qu3ry', { ...secrets, 'X-API-Key': api.key });
  expect(failed.status).toBe(500);
  expect(listRequestLines()).toHaveLength(3 * 7 * 5 + 1);
  expect(listRequestLines().filter(({ path }) => String(path).includes('?'))).toEqual([]);
  const written = JSON.stringify(api.log);
  for (const text of [api.key, unknown, unknown.slice(4), 'b3arer', 'c00kie', 'ag3nt', 'f0rged', 'qu3ry']) {
    expect(written).not.toContain(text);
  }
});

it('writes one line for a path with line breaks or quotes', async () => {
  await sendRaw(api, 'GET', '/api/indicators/a%0d%0a%7B%22level%22:50%7D"');
  expect(listRequestLines()).toHaveLength(1);
  expect(listRequestLines()[0]).toMatchObject({ path: '/api/indicators/a%0d%0a%7B%22level%22:50%7D"' });
});

it('masks a key or a token in a path, however it is percent-encoded, in the log and in the response', async () => {
  const key = generateApiKey();
  const token = generateToken();
  const encode = (text: string, times: number) =>
    [...text].map((letter) => `%${'25'.repeat(times - 1)}${letter.charCodeAt(0).toString(16)}`).join('');
  for (const secret of [key, token]) {
    const spellings = [secret, encode(secret, 1), encode(secret, 2), secret.replaceAll('_', '%5F').replace('a', '%61')];
    for (const spelling of spellings) {
      const { text } = await sendRaw(api, 'GET', `/api/indicators/${spelling}`, { 'X-API-Key': api.key });
      const written = [text, JSON.stringify(api.log)].map((place) => decodeURIComponent(decodeURIComponent(place)));
      for (const place of written) expect(place).not.toContain(secret.slice(12));
    }
  }
  expect(listRequestLines()).toHaveLength(8);
});
