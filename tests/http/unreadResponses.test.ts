import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { readConfig } from '../../server/config.js';
import { createHttpServer, type HttpLimits } from '../../server/http/httpServer.js';
import { startRequestContext, waitingLines } from '../../server/http/requestLog.js';
import { Metrics } from '../../server/metrics/metrics.js';

const megabyte = 1024 ** 2;
const config = readConfig({ NODE_ENV: 'test' });
const limits = { unreadTimeout: 200, unreadCheckInterval: 20 };

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  const closed = server && once(server, 'close');
  server?.close();
  await closed;
});

/** Starts a server for one test. Each connection is a socket that does not read until the test does. */
async function start(application: RequestListener, httpLimits: Partial<HttpLimits>, settings = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  server = createHttpServer({ listener: application }, log, { ...config, ...settings }, httpLimits);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const open = async (text = '') => {
    const socket = connect(port, '127.0.0.1').pause();
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  return { open, lines, log };
}

/** Waits until the server has closed a connection, in whatever way. */
function waitForClose(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.resume().once('close', resolve));
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: almanac\r\n\r\n`;

/** Starts a server that sends as many megabytes as the path says, and logs its requests. */
async function startMegabytes(httpLimits: Partial<HttpLimits>) {
  let report: () => void = () => undefined;
  const application: RequestListener = (request, response) => {
    startRequestContext(request, response, { log, metrics: new Metrics(), now: () => new Date() });
    response.once('close', () => {
      waitingLines.flush();
      report();
    });
    response.end(Buffer.alloc(Number(request.url?.slice(1)) * megabyte));
  };
  const nextEnd = () =>
    new Promise<void>((resolve) => {
      report = resolve;
    });
  const { open, lines, log } = await start(application, httpLimits);
  /** The paths of the responses that the log marks as not sent completely. */
  const listCutOff = () => lines.filter(({ aborted }) => aborted).map(({ path }) => path);
  return { open, listCutOff, nextEnd };
}

it('a response that the client does not read is cut off', async () => {
  const { open, listCutOff, nextEnd } = await startMegabytes(limits);
  const ended = nextEnd();
  await open(get('/64'));
  await ended;
  expect(listCutOff()).toEqual(['/64']);
});

it('a response of which the client reads less than the minimum rate is cut off', async () => {
  const { open, listCutOff, nextEnd } = await startMegabytes({
    unreadCheckInterval: 20,
    minReadRate: Number.POSITIVE_INFINITY,
    readRatePeriod: 40,
  });
  const ended = nextEnd();
  await open(get('/64'));
  await ended;
  expect(listCutOff()).toEqual(['/64']);
});

it('a stream that the client does not read is cut off, although the server keeps writing', async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const { open } = await start((_request, response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(megabyte)), 5);
    response.once('close', () => {
      clearInterval(timer);
      end();
    });
  }, limits);
  await open(get('/'));
  await ended;
});

it('a client that sends more bytes, but reads nothing, is cut off', async () => {
  const { open, listCutOff, nextEnd } = await startMegabytes({ ...limits, maxWaitingRequests: 1_000 });
  const ended = nextEnd();
  const socket = await open(get('/64'));
  const timer = setInterval(() => socket.write('GET /1 HTTP/1.1\r\nHost: almanac\r\n\r\n'), 20);
  await ended;
  clearInterval(timer);
  expect(listCutOff()).toEqual(['/64']);
});

it('a client that reads slowly gets its whole response', async () => {
  const { open, listCutOff } = await startMegabytes({ unreadTimeout: 1_000, unreadCheckInterval: 20 });
  const socket = await open(get('/48'));
  const slowUntil = performance.now() + 2_500;
  let received = 0;
  for await (const chunk of socket) {
    received += chunk.length;
    if (received >= 48 * megabyte) break;
    // For longer than the limit it reads in small pieces.
    if (performance.now() < slowUntil) await sleep(2);
  }
  expect(received).toBeGreaterThan(48 * megabyte);
  expect(listCutOff()).toEqual([]);
});

it('pipelined requests are handled one after another, in order', async () => {
  let running = 0;
  let maxRunning = 0;
  const { open } = await start(async (request, response) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    response.end(`(${request.url})`);
  }, {});
  const socket = await open(Array.from({ length: 15 }, (_, index) => get(`/${index}`)).join(''));
  let text = '';
  socket.setEncoding('utf8');
  for await (const chunk of socket) {
    text += chunk;
    if (text.includes('(/14)')) break;
  }
  expect(text.match(/\(\/\d+\)/g)).toEqual(Array.from({ length: 15 }, (_, index) => `(/${index})`));
  expect(maxRunning).toBe(1);
});

it('another client is served between pipelined requests', async () => {
  const order: string[] = [];
  const { open } = await start((request, response) => {
    order.push(request.url ?? '');
    response.end();
  }, {});
  const other = await open();
  const pipelining = await open();
  pipelining.write(Array.from({ length: 20 }, (_, index) => get(`/${index}`)).join(''));
  other.write(get('/other'));
  await once(other.resume(), 'data');
  pipelining.resume();
  while (!order.includes('/19')) await new Promise((resolve) => setImmediate(resolve));
  expect(order.indexOf('/other')).toBeLessThan(order.indexOf('/19'));
});

it('a connection with too many waiting requests is closed, and the log says so', async () => {
  const handled: string[] = [];
  const { open, lines } = await start(
    (request) => {
      handled.push(request.url ?? '');
    },
    { ...limits, maxWaitingRequests: 3 },
  );
  const socket = await open(Array.from({ length: 2_000 }, (_, index) => get(`/${index}`)).join(''));
  await waitForClose(socket);
  expect(handled.length).toBeLessThanOrEqual(1);
  while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(lines).toEqual([expect.objectContaining({ closed: { 'too many waiting requests': 1 } })]);
});

it('twenty requests can wait behind the one that is being answered, and one more closes the connection', async () => {
  const handled: string[] = [];
  let release = () => {};
  const { open } = await start((request, response) => {
    handled.push(request.url ?? '');
    if (request.url === '/held') release = () => response.end();
    else response.end();
  }, {});
  const waiting = Array.from({ length: 20 }, (_, index) => get(`/${index}`)).join('');
  await waitForClose(await open(get('/held') + waiting + get('/20')));
  expect(handled.length).toBeLessThanOrEqual(1);
  handled.length = 0;
  (await open(get('/held') + waiting)).resume();
  while (handled.length < 1) await new Promise((resolve) => setImmediate(resolve));
  release();
  while (handled.length < 21) await new Promise((resolve) => setImmediate(resolve));
  expect(handled.at(-1)).toBe('/19');
});

it('if clients leave too much unread in total, the connection with the most is closed first', async () => {
  const { open, listCutOff, nextEnd } = await startMegabytes({
    unreadCheckInterval: 20,
    maxUnreadBytes: 48 * megabyte,
  });
  const ended = nextEnd();
  for (const path of ['/24', '/64', '/16']) await open(get(path));
  await ended;
  expect(listCutOff()).toEqual(['/64']);
});

it('the server accepts only so many connections, and a new one after one closes', async () => {
  const { open, lines } = await start((_request, response) => response.end('ok'), limits, { MAX_CONNECTIONS: 2 });
  const [first] = [await open(), await open()];
  const third = await open(get('/'));
  await waitForClose(third);
  expect(third.bytesRead).toBe(0);
  while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(lines).toEqual([expect.objectContaining({ closed: { 'too many connections': 1 } })]);
  first.end();
  await waitForClose(first);
  const fourth = await open(get('/'));
  expect(String(await once(fourth.resume(), 'data'))).toContain('200 OK');
});

it('an address can open only so many connections, and a new one after it closes one', async () => {
  const { open } = await start((_request, response) => response.end('ok'), {}, { MAX_CONNECTIONS_PER_ADDRESS: 2 });
  const [first] = [await open(), await open()];
  const third = await open(get('/'));
  await waitForClose(third);
  expect(third.bytesRead).toBe(0);
  first.end();
  await waitForClose(first);
  const fourth = await open(get('/'));
  expect(String(await once(fourth.resume(), 'data'))).toContain('200 OK');
});

it('connections of a proxy are not limited by address', async () => {
  const settings = { MAX_CONNECTIONS_PER_ADDRESS: 1, TRUST_PROXY: 1 };
  const { open } = await start((_request, response) => response.end('ok'), {}, settings);
  await open();
  const second = await open(get('/'));
  expect(String(await once(second.resume(), 'data'))).toContain('200 OK');
});

it('invalid bytes after a request never appear as part of its response', async () => {
  const { open } = await start((_request, response) => {
    response.write('begun');
  }, {});
  const socket = await open(get('/'));
  let text = String(await once(socket.resume(), 'data'));
  socket.on('data', (bytes) => (text += bytes));
  socket.write('NOT HTTP\r\n\r\n');
  await waitForClose(socket);
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
