import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { privateCaching } from '../../server/http/caching.js';
import { sendDownload } from '../../server/http/download.js';
import { isAbortError, watchDisconnect } from '../../server/http/watchDisconnect.js';

const blockBytes = 256 * 1024;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

let server: Server | undefined;
let client: Socket | undefined;
afterEach(async () => {
  client?.destroy();
  const closed = server && once(server, 'close');
  server?.close();
  await closed;
});

/** Starts to download a file without end, which the client does not read. */
async function startEndlessDownload(headers = '') {
  const state = { blocks: 0, isStopped: false, failure: undefined as unknown };
  async function* listBlocks() {
    try {
      for (;;) {
        state.blocks += 1;
        // Bytes that gzip cannot make shorter.
        yield Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)))
          .toString('latin1')
          .repeat(4)
          .slice(0, blockBytes);
      }
    } finally {
      state.isStopped = true;
    }
  }
  const read = async () => ({ state: '1', start: Buffer.from('start'), rest: toBuffers(listBlocks()) });
  const file = { filename: 'a.csv', vintageDate: undefined, state: '1', read };
  let response: ServerResponse | undefined;
  server = createServer((request, reply) => {
    response = reply;
    const disconnected = watchDisconnect(reply);
    const options = { lastModified: new Date(0), caching: privateCaching, isHead: false, disconnected };
    sendDownload(request, reply, file, options).catch((failure) => {
      state.failure = failure;
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  client.on('error', () => undefined);
  client.write(`GET / HTTP/1.1\r\nHost: almanac\r\n${headers}\r\n`);
  while (response?.writableNeedDrain !== true) await nextTurn();
  return { state, response, client };
}

async function* toBuffers(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text, 'latin1');
}

describe.each([
  ['as it is', ''],
  ['compressed', 'Accept-Encoding: gzip\r\n'],
])('a file that is sent %s', (_, headers) => {
  it('waits in the server with at most two blocks while its client does not read', async () => {
    const { state, response } = await startEndlessDownload(headers);
    // The system takes some blocks until its buffers are full.
    let [before, iterations] = [-1, 0];
    while (iterations < 200) {
      iterations = before === state.blocks ? iterations + 1 : 0;
      before = state.blocks;
      expect(response.writableLength).toBeLessThanOrEqual(2 * blockBytes);
      await nextTurn();
    }
    expect(response.writableNeedDrain).toBe(true);
  });

  it('is not read any further after its client has left', async () => {
    const { state, client } = await startEndlessDownload(headers);
    client.destroy();
    while (!state.isStopped || state.failure === undefined) await nextTurn();
    expect(isAbortError(state.failure)).toBe(true);
  });
});
