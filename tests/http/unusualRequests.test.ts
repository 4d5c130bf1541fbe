import { connect, type Socket } from 'node:net';
import { insertJob } from '../../server/store/jobs.js';
import { type Api, startApi } from '../support/api.js';
import { buildTarget, operations } from '../support/contractInputs.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { sendRaw } from './sendRaw.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ ANONYMOUS_REQUESTS_PER_MINUTE: 1_000 });
});
afterAll(() => api.stop());

/** Opens a connection and sends lines. */
function open(lines: string[]): Socket {
  const { hostname, port } = new URL(api.url);
  const socket = connect({ host: hostname, port: Number(port) }).setEncoding('utf8');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Returns what the server sends until it closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

const signIn = [
  'POST /api/account/sign-in HTTP/1.1',
  'Host: almanac',
  'Connection: close',
  'Content-Type: application/json',
  'Content-Length: 2',
];

it('invites the body of a request with `Expect: 100-continue`, and then responds', async () => {
  const socket = open([...signIn, 'Expect: 100-continue']);
  let text = '';
  for await (const part of socket) {
    text += part;
    if (text === 'HTTP/1.1 100 Continue\r\n\r\n') socket.write('{}');
  }
  expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 Bad Request\r\n/);
});

it('ignores other expectations', async () => {
  const socket = open([...signIn, 'Expect: a-pony']);
  socket.write('{}');
  const text = await readAll(socket);
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(text).toContain('"error":"invalid_request"');
});

it.each(['websocket', 'h2c'])('responds to a request for an upgrade to %s without upgrading', async (protocol) => {
  const headers = ['Host: almanac', 'Connection: Upgrade, close', `Upgrade: ${protocol}`];
  expect(await readAll(open(['GET /api/health HTTP/1.1', ...headers]))).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

it('closes the connection of a CONNECT request', async () => {
  expect(await readAll(open(['CONNECT example.org:443 HTTP/1.1', 'Host: example.org:443']))).toBe('');
  expect((await api.get('/api/health')).status).toBe(200);
});

it('refuses TRACE for every operation, and repeats nothing of the request', async () => {
  for (const operation of operations) {
    const response = await sendRaw(api, 'TRACE', buildTarget(operation), { 'X-Trace': 'only the client knows this' });
    expectErrorResponse(response, 405, 'method_not_allowed');
    expect(JSON.stringify(response)).not.toContain('only the client knows this');
  }
});

it('refuses HEAD for every operation whose path has no GET', async () => {
  const readable = new Set(operations.filter(({ method }) => method === 'GET').map(({ path }) => path));
  for (const operation of operations.filter(({ path }) => !readable.has(path))) {
    const { status, text } = await sendRaw(api, 'HEAD', buildTarget(operation));
    expect([operation.id, status, text]).toEqual([operation.id, 405, '']);
  }
});

it('ends the response to HEAD for a stream of events at once', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const { account_id: accountId } = await api.db('api_keys').orderBy('created_at').first('account_id');
  await insertJob(api.db, { id, accountId, kind: 'forecast.backtest', total: 6 }, api.clock.now.toISOString());
  const headers = { 'X-API-Key': api.key, Accept: 'text/event-stream' };
  const { status, headers: received } = await sendRaw(api, 'HEAD', `/api/forecast/jobs/${id}`, headers);
  expect([status, received['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
});
