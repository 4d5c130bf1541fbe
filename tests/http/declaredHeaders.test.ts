import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { projectFile } from '../../server/projectFile.js';
import { type Api, startApi } from '../support/api.js';
import { sendRaw } from './sendRaw.js';

const contract = parse(readFileSync(projectFile('openapi.yaml'), 'utf8'));

/** One question of each path, so that it can be answered. */
const questions: Record<string, string> = {
  '/api/indicators/{slug}': '/api/indicators/real-gdp?',
  '/api/indicators/{slug}/download': '/api/indicators/real-gdp/download?',
  '/v1/indicators/search': '/v1/indicators/search?q=gdp',
  '/v1/indicators/series': '/v1/indicators/series?id=real-gdp',
  '/v1/indicators/observations': '/v1/indicators/observations?id=real-gdp&format=csv&limit=1',
  '/v1/indicators/metadata': '/v1/indicators/metadata?id=real-gdp',
  '/v1/indicators/releases': '/v1/indicators/releases?limit=1',
  '/v1/indicators/vintages': '/v1/indicators/vintages?id=real-gdp',
  '/api/calendar/releases': '/api/calendar/releases?',
  '/openapi.yaml': '/openapi.yaml?',
  '/openapi.json': '/openapi.json?',
  '/api/health': '/api/health?',
};

/** Headers of HTTP itself, which belong to the message and not to what it says. */
const ownOfHttp =
  /^(date|connection|keep-alive|transfer-encoding|content-(type|length|encoding)|x-content-type-options)$/;

interface Headers {
  headers?: Record<string, unknown>;
  $ref?: string;
}

function declared(path: string, status: number): string[] {
  const answer: Headers | undefined = contract.paths[path].get.responses[status];
  if (answer === undefined) throw new Error(`${path} answers ${status}, which the contract does not say.`);
  const { headers = {} } = answer.$ref ? contract.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
  return Object.keys(headers).map((name) => name.toLowerCase());
}

let api: Api;
let spent: string;
beforeAll(async () => {
  api = await startApi();
  spent = await api.newKey('free');
  for (let call = 0; call < 20; call += 1)
    await api.request.get('/v1/indicators/releases?limit=1').set('X-API-Key', spent);
});
afterAll(() => api.stop());

it('there is a question for every path of the contract', () => {
  expect(Object.keys(questions).sort()).toEqual(Object.keys(contract.paths).sort());
});

describe.each(Object.entries(questions))('%s', (path, question) => {
  const key = () => ({ 'X-API-Key': api.key });
  const asked: [what: string, send: () => ReturnType<typeof sendRaw>][] = [
    ['a good question', () => sendRaw(api, 'GET', question)],
    ['a good question again', () => sendRaw(api, 'GET', question, { ...key(), 'Accept-Encoding': 'gzip' })],
    ['what is held already', () => sendRaw(api, 'GET', question, { ...key(), 'If-None-Match': '*' })],
    ['an unknown parameter', () => sendRaw(api, 'GET', `${question}&vintge=1`)],
    ['an unknown indicator', () => sendRaw(api, 'GET', question.replace('real-gdp', 'nothing'))],
    ['nobody', () => sendRaw(api, 'GET', question, {})],
    ['one too many', () => sendRaw(api, 'GET', question, { 'X-API-Key': spent })],
  ];

  it.each(asked)('declares every header of its answer to %s', async (_, send) => {
    const { status, headers } = await send();
    const sent = Object.keys(headers).filter((name) => !ownOfHttp.test(name));
    expect([status, sent.filter((name) => !declared(path, status).includes(name))]).toEqual([status, []]);
  });
});

it('declares every header when the server fails, and when the database is away', async () => {
  await api.db.schema.renameTable('indicators', 'away');
  const path = '/v1/indicators/series';
  for (const status of [500, 503]) {
    const answer = await sendRaw(api, 'GET', `${path}?id=real-gdp&limit=2`);
    expect(answer.status).toBe(status);
    const sent = Object.keys(answer.headers).filter((name) => !ownOfHttp.test(name));
    expect(sent.filter((name) => !declared(path, status).includes(name))).toEqual([]);
    await api.db.destroy();
  }
});
