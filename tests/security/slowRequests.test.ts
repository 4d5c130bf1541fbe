import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import { readConfig } from '../../server/config.js';
import { createHttpServer } from '../../server/http/httpServer.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
const httpLimits = { headersTimeout: 1_000, requestTimeout: 1_000, connectionsCheckingInterval: 100 };
beforeAll(async () => {
  api = await startApi({}, { httpLimits });
});
afterAll(() => api.stop());

/** Sends a text and nothing more; returns the response up to the end of the connection. */
async function sendAndStall(text: string, url = api.url): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(text.replaceAll('\n', '\r\n'));
  let response = '';
  for await (const bytes of socket) response += bytes;
  return response;
}

const signIn = 'POST /api/account/sign-in HTTP/1.1\nHost: almanac\nContent-Type: application/json\n';

it.each([
  ['its headers', 'GET /api/health HTTP/1.1\nHost: almanac\nX-Slow: '],
  ['its body', `${signIn}Content-Length: 1000\n\n{"email":`],
  ['the chunks of its body', `${signIn}Transfer-Encoding: chunked\n\n5\n{"ema\n`],
])('a request that never ends %s gets 408 and its connection is closed', async (_, text) => {
  const response = await sendAndStall(text);
  expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: 'request_timeout' });
});

it('serves other clients while slow ones hold their connections', async () => {
  const stalled = Array.from({ length: 50 }, () => sendAndStall(`${signIn}Content-Length: 1000\n\n{`));
  expect((await api.get('/v1/indicators/series?id=real-gdp')).status).toBe(200);
  expect((await Promise.all(stalled)).filter((response) => response.startsWith('HTTP/1.1 408'))).toHaveLength(50);
});

it('a waiting request that never ends does not cut off the response before it, and is not handled', async () => {
  const handled: string[] = [];
  const server = createHttpServer(
    {
      listener(request, response) {
        handled.push(request.url ?? '');
        response.write('begun ');
        server.once('clientError', () => response.end('complete'));
      },
    },
    pino({ level: 'silent' }),
    readConfig({ NODE_ENV: 'test' }),
    httpLimits,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const waiting = 'POST /waiting HTTP/1.1\nHost: almanac\nContent-Length: 1000\n\n{';
  const response = await sendAndStall(`GET /first HTTP/1.1\nHost: almanac\n\n${waiting}`, `http://127.0.0.1:${port}`);
  server.close();
  expect(response).toContain('begun');
  expect(response).toContain('complete');
  expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(handled).toEqual(['/first']);
});
