import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { Response } from 'supertest';
import { errorTable } from '../../server/errors.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { type Api, cronSecret, startApi } from '../support/api.js';
import { readCookie, readMailedToken } from '../support/person.js';
import { readCurlCommand } from './curlCommand.js';
import { findDifferences, matchesText, parseDocumented } from './documentedResponse.js';
import { type CodeBlock, parseCodeBlocks, readPage } from './markdown.js';

const pages = [
  'README.md',
  'docs/using-the-api.md',
  'docs/forecasting.md',
  'docs/mcp.md',
  'docs/self-hosting.md',
  'sdk/README.md',
];
const responseLanguages = ['json', 'jsonc', 'csv', 'http'];
const { scripts } = JSON.parse(readFileSync(resolveProjectPath('package.json'), 'utf8'));

interface DocumentedCall {
  page: string;
  command: string;
  response: CodeBlock;
}

const blocks = pages.flatMap((page) =>
  parseCodeBlocks(readPage(page)).map((block, index, all) => ({ page, ...block, next: all[index + 1] })),
);
const shells = blocks.filter(({ language }) => language === 'sh');
const calls: DocumentedCall[] = shells
  .filter(({ text }) => text.startsWith('curl '))
  .map(({ page, text, next }) => ({ page, command: text.trimEnd(), response: next ?? { language: '', text: '' } }));
const tooManyRequests = blocks.find(({ text }) => text.startsWith('HTTP/1.1 429'));

let api: Api;
/** Shell variables of the reader: the key, the secret, and the cursor, account id and mailed token of the latest response that had one. */
let variables: Record<string, string>;
let cookie = '';
beforeAll(async () => {
  api = await startApi();
  variables = { ALMANAC_API_KEY: await api.createKey('free'), CRON_SECRET: cronSecret };
  await createAccount(api.db, 'ada@example.org', 'free', api.clock.now);
});
afterAll(() => api.stop());
beforeEach(() => api.clock.advance(60_000));

it.each(calls)('$page: $command returns the documented response', async ({ command, response }) => {
  expect(compareResponse(response, await run(command))).toEqual([]);
});

it('docs/using-the-api.md shows the response above the rate limit', async () => {
  for (let call = 0; call < 20; call += 1)
    await run(`curl -H "X-API-Key: $ALMANAC_API_KEY" 'http://127.0.0.1:3000/v1/indicators/search'`);
  const rejected = await run(`curl -H "X-API-Key: $ALMANAC_API_KEY" 'http://127.0.0.1:3000/v1/indicators/search'`);
  expect(compareResponse(tooManyRequests ?? { language: 'http', text: '' }, rejected)).toEqual([]);
});

it('every documented response belongs to a command', () => {
  const documented = blocks.filter((block) => responseLanguages.includes(block.language) && block !== tooManyRequests);
  expect(documented.map(({ text }) => text)).toEqual(calls.map(({ response }) => response.text));
});

it('every other command sets a variable, is a known setup command or runs an existing npm script', () => {
  const commands = shells
    .filter(({ text }) => !text.startsWith('curl '))
    .flatMap(({ text }) => text.trimEnd().split(/\n| && /));
  const exports = [
    'ALMANAC_API_KEY=alm_your_key',
    'ALMANAC_BASE_URL=http://127.0.0.1:3000',
    'CRON_SECRET=your_secret',
    'ACCOUNT=the_account_id',
    'TOKEN=the_token_from_the_mail',
  ];
  const setup = ['git clone <repository-url> almanac', 'cd almanac', 'npm ci', 'npm start', 'PORT=4000 npm start'];
  const known = [
    ...exports.map((text) => `export ${text}`),
    ...setup,
    'npm cit',
    'npm pack ./sdk',
    'npm install ../almanac/almanac-sdk-1.0.0.tgz',
  ];
  const others = commands.filter((command) => !known.includes(command));
  expect(
    others.filter(
      (command) => !(/^(?:[A-Z_]+=\S+ )*npm run (?:--silent )?([\w:]+)( -- .*)?$/.exec(command)?.[1] ?? '' in scripts),
    ),
  ).toEqual([]);
});

async function run(command: string): Promise<Response> {
  const { method, body, path, headers, keepsCookies, sendsCookies } = readCurlCommand(command, variables);
  const call = api.request[method](path).set('Accept', '*/*').set('Accept-Encoding', 'identity');
  for (const [name, value] of headers) call.set(name, value);
  if (sendsCookies) call.set('Cookie', cookie);
  if (body !== undefined) call.type('json').send(body);
  const response = await call.ok(() => true);
  if (keepsCookies) cookie = readCookie(response);
  const { nextCursor, accounts, status } = response.body;
  if (status === 'mail_sent') variables['TOKEN'] = readMailedToken(api, api.mailbox.at(-1)?.to ?? '');
  if (accounts !== undefined) variables['ACCOUNT'] = accounts[0].id;
  if (typeof nextCursor === 'string') variables['NEXT_CURSOR'] = nextCursor;
  return response;
}

function compareResponse({ language, text }: CodeBlock, response: Response): string[] {
  if (language === 'http') return compareHttpResponse(text, response);
  if (language === 'csv')
    return response.status === 200 ? compareText(text, response.text) : [`status ${response.status}`];
  const documented = parseDocumented(text) as { error?: keyof typeof errorTable };
  const expected =
    documented.error === undefined ? response.ok : response.status === errorTable[documented.error].status;
  return [...(expected ? [] : [`status ${response.status}`]), ...findDifferences(documented, response.body)];
}

function compareHttpResponse(text: string, response: Response): string[] {
  const [head = '', body] = text.trimEnd().split('\n\n');
  const [statusLine, ...headers] = head.split('\n');
  const wrong = headers.filter((line) => {
    const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    return !matchesText(value, response.headers[name.toLowerCase()] ?? '');
  });
  const realLine = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`;
  return [
    ...findDifferences(statusLine, realLine, 'status'),
    ...wrong.map((line) => `${line} is not among ${JSON.stringify(response.headers)}`),
    ...(body === undefined ? [] : compareText(body, response.text)),
  ];
}

function compareText(documented: string, real: string): string[] {
  const text = real.replaceAll('\r\n', '\n').trimEnd();
  return matchesText(documented.trimEnd(), text) ? [] : [`response: ${text}`];
}
