import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { holdToContract, type Verdict } from '../../scripts/contract/holdToContract.js';
import { countsOf, lineOf } from '../../scripts/contract/report.js';
import { readContract } from '../../scripts/versioning/contract.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, cronSecret, startApi } from '../support/api.js';
import { signUp } from '../support/person.js';

const contract = readContract(resolveProjectPath('server', 'generated', 'openapi.yaml'));
const many = 1_000_000;
let api: Api;
let session: string;
let waits: number[];
/** Stands before the real server, and falsifies what it answers as a test says. */
let proxy: Server;
let falsify: (answer: Falsified) => void;

interface Falsified {
  status: number;
  headers: Headers;
  body: string;
}

beforeAll(async () => {
  api = await startApi({ ANONYMOUS_REQUESTS_PER_MINUTE: many, SESSION_REQUESTS_PER_MINUTE: many });
  session = (await signUp(api)).cookie.replace('almanac_session=', '');
  proxy = createServer((request, response) => void handOn(request, response));
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

async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { connection, 'content-length': _, 'transfer-encoding': __, ...headers } = request.headers;
  const { method = '', url = '' } = request;
  const body = Buffer.concat(chunks);
  const answer = await fetch(`${api.url}${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(body.length > 0 ? { body } : {}),
  });
  const own = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) own.delete(name);
  const falsified = { status: answer.status, headers: own, body: await answer.text() };
  falsify(falsified);
  response.writeHead(falsified.status, Object.fromEntries(falsified.headers)).end(falsified.body);
}

async function verdicts(trial: { url?: string; only?: string[]; apiKey?: string | undefined }): Promise<Verdict[]> {
  const { url = api.url, only = [] } = trial;
  const held = 'apiKey' in trial ? { apiKey: trial.apiKey } : { apiKey: api.key, session, cronSecret };
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    api.clock.advance(milliseconds);
  };
  const all: Verdict[] = [];
  for await (const one of holdToContract(contract, { baseUrl: `${url}/`, only: new Set(only), ...held, wait })) {
    all.push(one);
  }
  return all;
}

/** What is found wrong with the search when the proxy falsifies. */
async function found(falsification: typeof falsify): Promise<string> {
  falsify = falsification;
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return (await verdicts({ url, only: ['indicators.search'] })).map(lineOf).join('\n');
}

it('this server keeps the contract, in every operation, and after it nothing of the account is changed', async () => {
  const before = await api.db('api_keys').count();
  const all = await verdicts({});
  expect(all.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
  const ids = Object.values(contract['paths'] as object).flatMap((path) =>
    Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
  );
  expect(all.map(({ operation }) => operation).sort()).toEqual([...ids, 'what is not there'].sort());
  expect(countsOf(all).calls).toBeGreaterThan(500);
  expect(await api.db('api_keys').count()).toEqual(before);
  expect(await api.db('watchlist').count({ count: '*' })).toEqual([{ count: 0 }]);
});

it('what there is no credential for is said to be left out', async () => {
  const only = ['account.get', 'admin.jobs', 'indicators.series'];
  const all = await verdicts({ only, apiKey: undefined });
  expect(all.map(({ operation, leftOut }) => [operation, leftOut])).toEqual([
    ['indicators.series', 'all but what is refused to nobody: there is no --api-key'],
    ['account.get', 'all but what is refused to nobody: there is no --session'],
    ['admin.jobs', 'all but what is refused to nobody: there is no --cron-secret'],
  ]);
});

it('a caller whose minute is spent waits as long as it is told to', async () => {
  const [verdict] = await verdicts({ only: ['indicators.observations'], apiKey: await api.newKey('free') });
  expect(verdict?.breaches).toEqual([]);
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
});

describe('a server that breaks the contract is caught', () => {
  const falsifications: [what: string, falsification: typeof falsify, said: string][] = [
    ['a field that is missing', (answer) => edit(answer, ({ count: _, ...rest }) => rest), "property 'count'"],
    ['a field of another type', (answer) => edit(answer, (body) => ({ ...body, count: '1' })), '/count'],
    ['a field too many', (answer) => edit(answer, (body) => ({ ...body, more: 1 })), '"additionalProperty":"more"'],
    ['a body that is not JSON', (answer) => Object.assign(answer, { body: 'oops' }), "the body at '' must be object"],
    ['a header that is missing', ({ headers }) => headers.delete('X-RateLimit-Reset'), 'X-RateLimit-Reset is missing'],
    ['a header of another form', ({ headers }) => headers.set('X-RateLimit-Limit', 'many'), "Limit is 'many'"],
    ['another type', ({ headers }) => headers.set('Content-Type', 'text/html'), "its type is 'text/html'"],
    ['a status that is not documented', (answer) => Object.assign(answer, { status: 418 }), '418 is not documented'],
    ['an unknown parameter that is not refused', (answer) => admit(answer, 400), 'the status is 200 and not 400'],
    ['a call of nobody that is not refused', (answer) => admit(answer, 401), 'the status is 200 and not 401'],
  ];

  it.each(falsifications)('by %s', async (_, falsification, said) => {
    expect(await found(() => undefined)).toMatch(/^kept/);
    const lines = await found(falsification);
    expect(lines).toMatch(/^BROKEN/);
    expect(lines).toContain(said);
  });
});

function admit(answer: Falsified, refused: number): void {
  if (answer.status === refused) answer.status = 200;
}

function edit(answer: Falsified, change: (body: Record<string, unknown>) => object): void {
  if (answer.status === 200) answer.body = JSON.stringify(change(JSON.parse(answer.body)));
}
