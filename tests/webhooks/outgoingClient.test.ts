import { getEventListeners } from 'node:events';
import { gzipSync } from 'node:zlib';
import { OutgoingClient, type OutgoingClientOptions } from '../../server/webhooks/outgoingClient.js';
import { type Receiver, startRawReceiver, startReceiver } from './receiver.js';

const neverResolve = async (hostname: string): Promise<string[]> => {
  throw new Error(`${hostname} must not be looked up.`);
};
const noAddress = 'The host name has no public address.';
const publicAddress = '93.184.216.34';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver((received, _request, response) => {
    if (received.path === '/redirect') response.writeHead(302, { Location: `${receiver.url}/inside` }).end('moved');
    else response.writeHead(200, { 'Retry-After': '7' }).end('thanks');
  });
});
afterAll(() => receiver.close());
beforeEach(() => receiver.requests.splice(0));

function createClient(options: Partial<OutgoingClientOptions> = {}): OutgoingClient {
  const defaults = { allowHttp: true, allowedNetworks: [], resolveHost: neverResolve, timeoutMs: 5_000 };
  return new OutgoingClient({ ...defaults, ...options });
}

const local = { allowedNetworks: ['127.0.0.0/8'] };
const post = (url: string, options: Partial<OutgoingClientOptions> = {}) =>
  createClient(options).post({ url, headers: { 'webhook-id': 'evt_1' }, body: '{}' });

describe('an IP address in the URL', () => {
  const refused: [kind: string, host: string][] = [
    ['loopback', '127.0.0.1'],
    ['another loopback', '127.8.9.10'],
    ['loopback of IPv6', '[::1]'],
    ['unspecified', '0.0.0.0'],
    ['unspecified of IPv6', '[::]'],
    ['of this network', '0.1.2.3'],
    ['private (10/8)', '10.0.0.1'],
    ['private (172.16/12)', '172.31.255.255'],
    ['private (192.168/16)', '192.168.1.1'],
    ['link-local, as metadata services', '169.254.169.254'],
    ['link-local of IPv6', '[fe80::1]'],
    ['unique local of IPv6', '[fd00:ec2::254]'],
    ['shared by a carrier', '100.64.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast of IPv6', '[ff02::1]'],
    ['broadcast', '255.255.255.255'],
    ['of a benchmark network', '198.18.0.1'],
    ['of documentation', '203.0.113.7'],
    ['of documentation of IPv6', '[2001:db8::1]'],
    ['IPv4-mapped IPv6', '[::ffff:127.0.0.1]'],
    ['IPv4-mapped IPv6 in hexadecimal', '[::ffff:a9fe:a9fe]'],
    ['IPv4-compatible IPv6', '[::127.0.0.1]'],
    ['NAT64', '[64:ff9b::7f00:1]'],
    ['local NAT64', '[64:ff9b:1::a00:1]'],
    ['6to4', '[2002:7f00:1::]'],
    ['Teredo', '[2001:0:7f00:1::1]'],
    ['site-local of IPv6', '[fec0::1]'],
    ['decimal', '2130706433'],
    ['octal', '0177.0.0.1'],
    ['hexadecimal', '0x7f000001'],
    ['short', '127.1'],
    ['mixed notations', '0x7f.0.0.01'],
    ['with a dot at the end', '127.0.0.1.'],
    ['full-width digits', '１２７.０.０.１'],
    ['percent-encoded', '%31%32%37.0.0.1'],
    ['localhost', 'localhost'],
    ['a name under localhost', 'metadata.localhost'],
  ];

  it.each(refused)('is refused before any connection: %s', async (_kind, host) => {
    const url = `http://${host}:${receiver.port}/`;
    const problem = 'must not have a private, local or reserved IP address';
    expect(createClient().findUrlProblem(url)).toBe(problem);
    expect(await post(url)).toEqual({ status: null, error: `The URL ${problem}.` });
    expect(receiver.requests).toEqual([]);
  });

  it.each([publicAddress, '[2606:4700:4700::1111]', '[::ffff:93.184.216.34]'])('is accepted if public: %s', (host) => {
    expect(createClient({ allowHttp: false }).findUrlProblem(`https://${host}/hooks`)).toBeUndefined();
  });
});

describe('other parts of the URL', () => {
  it.each([
    ['http://example.org/', 'must begin with https://'],
    ['ftp://example.org/', 'must begin with https://'],
    ['file:///etc/passwd', 'must begin with https://'],
    ['javascript:alert(1)', 'must begin with https://'],
    ['gopher://127.0.0.1:6379/_FLUSHALL', 'must begin with https://'],
    ['example.org/hooks', 'must be a full URL, such as https://example.org/webhooks'],
    ['', 'must be a full URL, such as https://example.org/webhooks'],
    ['https://user:secret@example.org/', 'must not contain a user name or a password'],
    ['https://example.org@127.0.0.1/', 'must not contain a user name or a password'],
    ['https://example.org:22/', 'must have the default port, or a port from 1024 to 65535'],
    ['https://example.org:25/', 'must have the default port, or a port from 1024 to 65535'],
    ['https://example.org:0/', 'must have the default port, or a port from 1024 to 65535'],
  ])('are refused: %s', (url, problem) => {
    expect(createClient({ allowHttp: false }).findUrlProblem(url)).toBe(problem);
  });

  it.each([
    'https://example.org',
    'https://example.org:443/a',
    'https://example.org:8443/a?b=c',
    'https://bücher.example/',
  ])('are accepted: %s', (url) => expect(createClient({ allowHttp: false }).findUrlProblem(url)).toBeUndefined());
});

describe('a host name', () => {
  const named = () => `http://hooks.example.org:${receiver.port}/`;

  it.each([
    ['a loopback address', ['127.0.0.1']],
    ['a private address', ['10.1.2.3']],
    ['an IPv4-mapped address', ['::ffff:127.0.0.1']],
    ['an address of NAT64', ['64:ff9b::7f00:1']],
    ['a public and a private address', [publicAddress, '127.0.0.1']],
    ['something that is no address', ['nonsense']],
    ['no address', []],
  ])('is not called if its answer has %s', async (_answer, addresses) => {
    expect(await post(named(), { resolveHost: async () => addresses })).toEqual({ status: null, error: noAddress });
    expect(receiver.requests).toEqual([]);
  });

  it('is called at the answer that was checked, even if the next answer differs (DNS rebinding)', async () => {
    const answers = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.1']];
    const resolveHost = async () => answers.shift() ?? [];
    const options = { resolveHost, allowedNetworks: ['127.0.0.2'] };
    expect(await post(named(), options)).toMatchObject({ status: 200 });
    expect(receiver.requests.map(({ address }) => address)).toEqual(['127.0.0.2']);
    expect(answers).toHaveLength(2);
    expect(await post(named(), options)).toEqual({ status: null, error: noAddress });
    expect(receiver.requests).toHaveLength(1);
  });

  it('is sent in the Host header, and nothing of the URL is changed', async () => {
    await post(`http://hooks.example.org:${receiver.port}/a%2Fb?c=d&e`, {
      ...local,
      resolveHost: async () => ['127.0.0.1'],
    });
    expect(receiver.requests).toMatchObject([
      {
        path: '/a%2Fb?c=d&e',
        body: '{}',
        headers: { host: `hooks.example.org:${receiver.port}`, 'webhook-id': 'evt_1' },
      },
    ]);
  });

  it('fails without an exception if the lookup fails', async () => {
    const resolveHost = () => Promise.reject(new Error('SERVFAIL 10.0.0.53'));
    expect(await post(named(), { resolveHost })).toEqual({ status: null, error: 'The call failed.' });
  });

  it('fails if the lookup never ends', async () => {
    const resolveHost = () => new Promise<string[]>(() => undefined);
    expect(await post(named(), { resolveHost, timeoutMs: 50 })).toEqual({
      status: null,
      error: 'There was no response within 0.05 seconds.',
    });
  });
});

describe('a response', () => {
  it('has its status, its Retry-After and its beginning', async () => {
    expect(await post(receiver.url, local)).toEqual({ status: 200, retryAfter: '7', start: 'thanks' });
  });

  it('that redirects is not followed', async () => {
    expect(await post(`${receiver.url}/redirect`, local)).toMatchObject({ status: 302, start: 'moved' });
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/redirect']);
  });

  it('without end is read up to 64 kB, and its first kilobyte is kept', async () => {
    let sentBytes = 0;
    let onClose: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      onClose = resolve;
    });
    const endless = await startReceiver((_received, _request, response) => {
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && sentBytes < 1e9) {
          sentBytes += 10_000;
          if (!response.write('a'.repeat(10_000))) return void response.once('drain', write);
        }
      };
      response.once('close', onClose);
      write();
    });
    expect(await post(endless.url, local)).toMatchObject({ status: 200, start: 'a'.repeat(1_024) });
    await closed;
    await endless.close();
    // What the buffers of the sockets hold is sent before the connection ends.
    expect(sentBytes).toBeLessThan(1e8);
  });

  it('that sends a byte from time to time ends with the time limit, and its status counts', async () => {
    const slow = await startReceiver((_received, _request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('a'), 10);
      response.once('close', () => clearInterval(timer));
    });
    expect(await post(slow.url, { ...local, timeoutMs: 300 })).toMatchObject({
      status: 200,
      start: expect.stringMatching(/^a+$/),
    });
    await slow.close();
  });

  it('that is compressed is not decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const sender = await startReceiver((_received, _request, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
    );
    const result = await post(sender.url, local);
    expect(result).toMatchObject({ status: 200, start: expect.not.stringMatching(/\0/) });
    expect(JSON.stringify(result).length).toBeLessThan(10_000);
    await sender.close();
  });

  it.each([
    ['silent', () => undefined, 'There was no response within 0.2 seconds.'],
    [
      'headers that never end',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('a: b\r\n'), 10);
        socket.once('close', () => clearInterval(timer));
      },
      'There was no response within 0.2 seconds.',
    ],
    [
      'headers of 20 kB',
      (socket) => socket.write(`HTTP/1.1 200 OK\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`),
      'The headers of the response are larger than 16 kB.',
    ],
    ['not HTTP', (socket) => socket.write('220 mail.example.org ESMTP\r\n'), 'The response is not valid HTTP.'],
    ['closed', (socket) => socket.end(), 'The connection was closed before a response.'],
  ] satisfies [string, Parameters<typeof startRawReceiver>[0], string][])(
    'that is %s is a failure with a reason',
    async (_kind, handle, error) => {
      const raw = await startRawReceiver(handle);
      expect(await post(raw.url, { ...local, timeoutMs: 200 })).toEqual({ status: null, error });
      await raw.close();
    },
  );

  it('is missing if nothing listens, or if the host does not speak TLS', async () => {
    const closed = await startRawReceiver(() => undefined);
    await closed.close();
    expect(await post(closed.url, local)).toEqual({ status: null, error: 'The connection was refused.' });
    const url = receiver.url.replace('http:', 'https:');
    expect(await post(url, local)).toEqual({ status: null, error: 'The host did not accept a secure connection.' });
  });
});

it('ends a call when the server stops', async () => {
  const silent = await startRawReceiver(() => undefined);
  const stopping = new AbortController();
  const call = createClient(local).post({ url: silent.url, headers: {}, body: '' }, stopping.signal);
  stopping.abort();
  await expect(call).rejects.toThrow('aborted');
  await silent.close();
});

it('leaves nothing at the signal that lives as long as the process', async () => {
  const { signal } = new AbortController();
  const client = createClient(local);
  for (let count = 0; count < 3; count += 1) await client.post({ url: receiver.url, headers: {}, body: '' }, signal);
  // Node keeps the signals that `AbortSignal.any` derives in a set of the original one.
  const key = Object.getOwnPropertySymbols(signal).find(({ description }) => description === 'kDependantSignals');
  expect((signal as unknown as Record<symbol, { size: number } | undefined>)[key ?? Symbol()]?.size ?? 0).toBe(0);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
