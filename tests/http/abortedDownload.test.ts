import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { sendCsvPages } from '../../server/http/csvPages.js';
import { sendError } from '../../server/http/errorResponse.js';
import { startRequestContext } from '../../server/http/requestLog.js';
import { Metrics } from '../../server/metrics/metrics.js';

const now = () => new Date('2026-11-21T12:00:00.000Z');

/** Starts a server for one download, and returns its log lines when the download has ended. */
async function startServer(pages: (closed: Promise<unknown>) => AsyncIterable<string>) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  let over: Promise<unknown> = Promise.resolve();
  const server: Server = createServer((request, response) => {
    const requestContext = startRequestContext(request, response, { log, metrics: new Metrics(), now });
    const closed = once(response, 'close');
    const sent = sendCsvPages(request, response, { pages: pages(closed), filename: 'x.csv' }, 'etag', now());
    over = Promise.all([closed, sent.catch((failure) => sendError(response, failure, requestContext, log))]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const read = (encoding: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, headers: { 'Accept-Encoding': encoding }, agent: false }, resolve).on('error', reject);
    });
  const finish = async () => {
    await over;
    await new Promise((resolve) => server.close(resolve));
    return lines;
  };
  return { read, finish };
}

it.each(['identity', 'gzip'])(
  'a client that disconnects during a download (%s) is marked in the log, and is not an error',
  async (encoding) => {
    const server = await startServer(async function* (closed) {
      // Incompressible, and more than gzip buffers.
      for (let row = 0; row < 100_000; row += 1) yield `${Math.sin(row)}\n`;
      await closed;
      yield 'more';
    });
    (await server.read(encoding)).destroy();
    expect(await server.finish()).toEqual([expect.objectContaining({ level: 30, status: 200, aborted: true })]);
  },
);

it('a complete download is not marked', async () => {
  const server = await startServer(async function* () {
    yield 'all';
  });
  const response = await server.read('identity');
  await once(response.resume(), 'end');
  const [line, ...more] = await server.finish();
  expect([line, more]).toEqual([expect.not.objectContaining({ aborted: true }), []]);
});

it('a failure during a download is logged with its cause and aborts the response', async () => {
  const server = await startServer(async function* () {
    yield 'begun';
    throw new Error('The database is gone.');
  });
  const response = await server.read('identity');
  await expect(once(response.resume(), 'end')).rejects.toThrow('aborted');
  const lines = await server.finish();
  expect(lines.filter(({ level }) => level === 50)).toEqual([
    expect.objectContaining({ err: expect.objectContaining({ message: 'The database is gone.' }) }),
  ]);
});
