import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { serveMcp } from '../../server/mcp/serveMcp.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { useApi } from '../support/useApi.js';
import { createFixture, fixtureEvents } from './conformanceFixture.js';

jest.setTimeout(120_000);

const getApi = useApi({ PUBLIC_READING: true, ANONYMOUS_REQUESTS_PER_MINUTE: 100_000 });
const suite = resolveProjectPath('node_modules', '@modelcontextprotocol', 'conformance', 'dist', 'index.js');
const preload = resolveProjectPath('tests', 'mcp', 'addGlobSync.mjs');
const offline = resolveProjectPath('tests', 'support', 'offline.mjs');

/** Runs the suite against a server, without access to the network, and returns its report. It fails with the report of a failed check. */
function runSuite(url: string, options: string[]): Promise<string> {
  const command = [
    '--import',
    offline,
    '--import',
    preload,
    suite,
    'server',
    '--url',
    url,
    '--timeout',
    '10000',
    ...options,
  ];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      command,
      { timeout: 100_000, maxBuffer: 16 * 1024 * 1024 },
      (failure, output, errors) => {
        if (failure === null) resolve(output);
        else reject(new Error(`${output.slice(-6_000)}\n${errors.slice(-2_000)}`));
      },
    );
  });
}

let fixture: Server;
let fixtureUrl: string;
beforeAll(async () => {
  const respond = serveMcp(createFixture, { bus: fixtureEvents });
  fixture = createServer(async (request, response) => {
    const text = (await buffer(request)).toString();
    const host = request.headers.host ?? '';
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) return response.writeHead(403).end();
    const { url, method = 'POST' } = request;
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const answer = await respond(new Request(`http://${host}${url}`, { method, headers }), JSON.parse(text));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body === null) return response.end();
    return Readable.fromWeb(answer.body as never).pipe(response);
  });
  await new Promise<void>((resolve) => fixture.listen(0, '127.0.0.1', resolve));
  fixtureUrl = `http://127.0.0.1:${(fixture.address() as AddressInfo).port}/mcp`;
});
afterAll(() => {
  fixture.closeAllConnections();
  fixture.close();
});

it('the transport passes all scenarios that revision 2026-07-28 requires of a server', async () => {
  const report = await runSuite(fixtureUrl, ['--requirements', '2026-07-28']);
  expect(report).toContain('server-stateless: ');
});

it.each([
  'tools-list',
  'resources-list',
  'prompts-list',
  'caching',
  'dns-rebinding-protection',
  'sep-2164-resource-not-found',
])('the server passes the scenario %s of revision 2026-07-28', async (scenario) => {
  const report = await runSuite(`${getApi().url}/mcp`, ['--scenario', scenario, '--spec-version', '2026-07-28']);
  expect(report).toMatch(/0 failed/);
});

it.each(['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection'])(
  'the server passes the scenario %s of revision 2025-11-25',
  async (scenario) => {
    const report = await runSuite(`${getApi().url}/mcp`, ['--scenario', scenario, '--spec-version', '2025-11-25']);
    expect(report).toMatch(/0 failed/);
  },
);
