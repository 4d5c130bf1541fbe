import { connect, type Socket } from 'node:net';
import { LineBatch } from '../../server/lineBatch.js';
import { ChildProcess, createDatabaseFolder } from './childProcess.js';

function readLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Sends a request whose body does not end. The server closes the connection when it stops. */
async function sendUnfinished(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head =
    'POST /api/account/sign-in HTTP/1.1\r\nHost: almanac\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  return socket;
}

describe('the log of a process', () => {
  it.each([
    ['calls process.exit', 'exit', 3],
    ['throws an uncaught exception', 'throw', 1],
    ['leaves a rejection unhandled', 'reject', 1],
  ])('is complete when it %s, and masks secrets', async (_what, ending, code) => {
    const child = new ChildProcess('tests/setup/endingProcess.ts', [ending], {});
    expect(await child.ended).toBe(code);
    const lines = readLines(child.stdout);
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(child.stdout).not.toContain('kX7');
  });

  it('is written while the process runs', async () => {
    const child = new ChildProcess('tests/setup/endingProcess.ts', ['wait'], {});
    await child.waitForOutput(/"number":4/);
    child.process.kill('SIGKILL');
    await child.ended;
  });

  it('has a line for each request of a server that was stopped with SIGTERM right after, and for one that was cut off', async () => {
    const folder = createDatabaseFolder(true);
    const settings = { DATABASE_URL: folder.url, PORT: '0', DRAIN_SECONDS: '0', SCHEDULED_JOBS: 'false' };
    const child = new ChildProcess('server/main.ts', [], { NODE_ENV: 'production', ...settings });
    const [, url] = await child.waitForOutput(/listening at (http:\/\/[^"]+)/);
    const responses = await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/api/health/live`)));
    const socket = await sendUnfinished(String(url));
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    const lines = readLines(child.stdout);
    expect(lines.map(({ requestId }) => requestId)).toEqual(
      expect.arrayContaining(responses.map(({ headers }) => headers.get('X-Request-Id'))),
    );
    expect(lines.at(-2)).toMatchObject({ path: '/api/account/sign-in', aborted: true });
    expect(lines.at(-1)?.['msg']).toBe('Almanac stopped.');
    socket.destroy();
    folder.remove();
  });
});

it('collects lines, and writes a batch when it is large enough', () => {
  const batches: string[] = [];
  const batch = new LineBatch({ write: (lines) => batches.push(lines) });
  const line = `${'x'.repeat(999)}\n`;
  for (let count = 0; count < 20; count++) batch.write(line);
  expect(batches).toEqual([line.repeat(17)]);
  batch.flushSync();
  batch.flushSync();
  expect(batches).toEqual([line.repeat(17), line.repeat(3)]);
});
