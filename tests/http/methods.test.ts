import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { libraryReads } from '../support/libraryReads.js';
import { sendRaw } from './sendRaw.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const paths = ['/api/health', '/openapi.yaml', '/openapi.json', ...libraryReads];

describe.each(paths)('%s', (path) => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'rejects %s and lists the allowed methods',
    async (method) => {
      const response = await sendRaw(api, method, path);
      expectErrorResponse(response, 405, 'method_not_allowed');
      expect(response.headers.allow).toBe('GET, HEAD');
      expect(JSON.parse(response.text).message).toBe('This method is not allowed here. Use GET or HEAD.');
    },
  );

  it('responds to HEAD like to GET, without the body', async () => {
    const [head, get] = [await sendRaw(api, 'HEAD', path), await sendRaw(api, 'GET', path)];
    expect([head.status, head.text]).toEqual([200, '']);
    const expectedHeaders = [
      'content-type',
      // The length of a file is known only after reading it.
      ...(path.endsWith('/download') ? [] : ['content-length']),
      'etag',
      'last-modified',
      'cache-control',
      'vary',
      'content-disposition',
    ];
    for (const name of expectedHeaders) expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });
});

it('rejects HEAD with the status and headers of GET, without the body', async () => {
  for (const [path, status] of [
    ['/nothing', 404],
    ['/api/indicators/nothing', 404],
    ['/api/health?x=1', 400],
  ] as const) {
    const response = await sendRaw(api, 'HEAD', path);
    expect([response.status, response.text]).toEqual([status, '']);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

it('returns 404 and not 405 for an unknown path, whatever the method', async () => {
  for (const method of ['POST', 'OPTIONS', 'DELETE']) {
    expectErrorResponse(await sendRaw(api, method, '/nothing'), 404, 'route_not_found');
  }
});

it('returns 404 for OPTIONS *', async () => {
  const response = await sendRaw(api, 'OPTIONS', '*');
  expectErrorResponse(response, 404, 'route_not_found');
});

it.each(['{"broken', '[]', '"text"', 'a=b&c=d'])(
  'rejects POST with the body %s because of its method, not its body',
  async (body) => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await api.request
        .post('/v1/indicators/search')
        .set({ 'X-API-Key': api.key, 'Content-Type': type })
        .send(body);
      expectErrorResponse(response, 405, 'method_not_allowed');
    }
  },
);

it('ignores the body of a GET', async () => {
  const plain = await api.get('/v1/indicators/metadata?id=real-gdp');
  for (const type of ['application/json', 'text/plain']) {
    const response = await api.get('/v1/indicators/metadata?id=real-gdp').set('Content-Type', type).send('{"broken');
    expect([response.status, response.text]).toEqual([200, plain.text]);
  }
});
