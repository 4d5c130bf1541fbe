import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as endTurn } from 'node:timers/promises';
import pino from 'pino';
import { readConfig } from '../../server/config.js';
import { createHttpServer } from '../../server/http/httpServer.js';

const sockets: Socket[] = [];
let server: Server;
/** In which iteration of the event loop the server has begun to handle the requests of each client. */
let started: { client: string; iteration: number }[];
let iteration = 0;
let isRunning = true;
/** How long the server works on each request. */
let workMs: number;

beforeEach(async () => {
  started = [];
  workMs = 0;
  const config = { ...readConfig({ NODE_ENV: 'test' }), TRUST_PROXY: 1 };
  server = createHttpServer(
    {
      listener(request, response) {
        started.push({ client: String(request.headers['x-forwarded-for']), iteration });
        for (const start = performance.now(); performance.now() - start < workMs; );
        response.end('ok');
      },
    },
    pino({ level: 'silent' }),
    config,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  isRunning = true;
  const countIterations = () => {
    iteration += 1;
    if (isRunning) setImmediate(countIterations);
  };
  setImmediate(countIterations);
});

afterEach(async () => {
  isRunning = false;
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** Sends pipelined requests of a client that reads none of the responses. */
function send(client: string, requests: number): void {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.write(`GET / HTTP/1.1\r\nHost: almanac\r\nX-Forwarded-For: ${client}\r\n\r\n`.repeat(requests));
  sockets.push(socket);
}

it('requests that take long start one in each iteration of the event loop, however many connections send them', async () => {
  workMs = 12;
  for (let count = 0; count < 10; count += 1) send('192.0.2.1', 5);
  while (started.length < 50) await endTurn();
  expect(new Set(started.map((start) => start.iteration)).size).toBe(50);
});

it('a request waits for at most one request of each other client', async () => {
  let startedBefore = Number.POSITIVE_INFINITY;
  server.prependListener('request', ({ headers }) => {
    if (headers['x-forwarded-for'] === '192.0.2.2') startedBefore = started.length;
  });
  for (let count = 0; count < 60; count += 1) send('192.0.2.1', 15);
  while (started.length < 60) await endTurn();
  send('192.0.2.2', 1);
  while (!started.some(({ client }) => client === '192.0.2.2')) await endTurn();
  const index = started.findIndex(({ client }) => client === '192.0.2.2');
  expect(index - startedBefore).toBeLessThanOrEqual(1);
});
