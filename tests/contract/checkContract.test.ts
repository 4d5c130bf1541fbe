import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkContract } from '../../scripts/contract/checkContract.js';
import type { OperationResult } from '../../scripts/contract/operationResult.js';
import { countResults, formatResult } from '../../scripts/contract/report.js';
import { readContract } from '../../scripts/versioning/contract.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, cronSecret, startApi } from '../support/api.js';
import { signUp } from '../support/person.js';

const contract = readContract(resolveProjectPath('server', 'generated', 'openapi.yaml'));
const many = 1_000_000;
let api: Api;
let session: string;
let waits: number[];
/** Forwards requests to the real server and falsifies its responses. */
let proxy: Server;
let falsify: (received: FalsifiedResponse) => void;

interface FalsifiedResponse {
  status: number;
  headers: Headers;
  body: string;
}

beforeAll(async () => {
  api = await startApi({ ANONYMOUS_REQUESTS_PER_MINUTE: many, SESSION_REQUESTS_PER_MINUTE: many });
  session = (await signUp(api)).cookie.replace('almanac_session=', '');
  proxy = createServer((request, response) => void forward(request, response));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => proxy.close(resolve));
  await api.stop();
});
beforeEach(() => {
  falsify = () => undefined;
  waits = [];
});

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { connection, 'content-length': _, 'transfer-encoding': __, ...headers } = request.headers;
  const { method = '', url = '' } = request;
  const body = Buffer.concat(chunks);
  const received = await fetch(`${api.url}${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(body.length > 0 ? { body } : {}),
  });
  const forwardedHeaders = new Headers(received.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) forwardedHeaders.delete(name);
  const falsified = { status: received.status, headers: forwardedHeaders, body: await received.text() };
  falsify(falsified);
  response.writeHead(falsified.status, Object.fromEntries(falsified.headers)).end(falsified.body);
}

async function runCheck(options: {
  url?: string;
  only?: string[];
  apiKey?: string | undefined;
}): Promise<OperationResult[]> {
  const { url = api.url, only = [] } = options;
  const credentials = 'apiKey' in options ? { apiKey: options.apiKey } : { apiKey: api.key, session, cronSecret };
  const wait = async (ms: number) => {
    waits.push(ms);
    api.clock.advance(ms);
  };
  const all: OperationResult[] = [];
  for await (const result of checkContract(contract, {
    baseUrl: `${url}/`,
    operationIds: new Set(only),
    ...credentials,
    wait,
  })) {
    all.push(result);
  }
  return all;
}

/** Returns the report on the search while the proxy falsifies responses. */
async function checkFalsified(falsification: typeof falsify): Promise<string> {
  falsify = falsification;
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return (await runCheck({ url, only: ['indicators.search'] })).map(formatResult).join('\n');
}

it('this server passes for every operation, and the account is unchanged afterwards', async () => {
  const before = await api.db('api_keys').count();
  const all = await runCheck({});
  expect(all.filter(({ violations }) => violations.length > 0)).toEqual([]);
  const ids = Object.values(contract['paths'] as object).flatMap((path) =>
    Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
  );
  expect(all.map(({ operation }) => operation).sort()).toEqual([...ids, 'unknown path or method'].sort());
  expect(countResults(all).calls).toBeGreaterThan(500);
  expect(await api.db('api_keys').count()).toEqual(before);
  expect(await api.db('watchlist').count({ count: '*' })).toEqual([{ count: 0 }]);
}, 180_000);

it('reports the requests that it skips without a credential', async () => {
  const only = ['account.get', 'admin.jobs', 'indicators.series'];
  const all = await runCheck({ only, apiKey: undefined });
  expect(all.map(({ operation, skipped }) => [operation, skipped])).toEqual([
    ['indicators.series', 'requests with a credential, because --api-key is not set'],
    ['account.get', 'requests with a credential, because --session is not set'],
    ['admin.jobs', 'requests with a credential, because --cron-secret is not set'],
  ]);
});

it('waits for Retry-After when the limit of the minute is reached', async () => {
  const [result] = await runCheck({ only: ['indicators.observations'], apiKey: await api.createKey('free') });
  expect(result?.violations).toEqual([]);
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
});

describe('a server that violates the contract fails', () => {
  const falsifications: [what: string, falsification: typeof falsify, expectedText: string][] = [
    ['a missing field', (received) => editBody(received, ({ count: _, ...rest }) => rest), "property 'count'"],
    ['a field of another type', (received) => editBody(received, (body) => ({ ...body, count: '1' })), '/count'],
    [
      'an additional field',
      (received) => editBody(received, (body) => ({ ...body, more: 1 })),
      '"additionalProperty":"more"',
    ],
    [
      'a body that is not JSON',
      (received) => Object.assign(received, { body: 'oops' }),
      "the body at '' must be object",
    ],
    ['a missing header', ({ headers }) => headers.delete('X-RateLimit-Reset'), 'X-RateLimit-Reset is missing'],
    [
      'a malformed header',
      ({ headers }) => headers.set('X-RateLimit-Limit', 'many'),
      "Limit has the invalid value 'many'",
    ],
    ['another media type', ({ headers }) => headers.set('Content-Type', 'text/html'), "the media type is 'text/html'"],
    ['an undocumented status', (received) => Object.assign(received, { status: 418 }), '418 is not documented'],
    ['accepting an unknown parameter', (received) => acceptRejected(received, 400), 'the status is 200, not 400'],
    [
      'accepting a request without a credential',
      (received) => acceptRejected(received, 401),
      'the status is 200, not 401',
    ],
  ];

  it.each(falsifications)('by %s', async (_, falsification, expectedText) => {
    expect(await checkFalsified(() => undefined)).toMatch(/^pass/);
    const lines = await checkFalsified(falsification);
    expect(lines).toMatch(/^FAIL/);
    expect(lines).toContain(expectedText);
  });
});

function acceptRejected(received: FalsifiedResponse, errorStatus: number): void {
  if (received.status === errorStatus) received.status = 200;
}

function editBody(received: FalsifiedResponse, change: (body: Record<string, unknown>) => object): void {
  if (received.status === 200) received.body = JSON.stringify(change(JSON.parse(received.body)));
}
