import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';
import { type ChatServer, startChatServer } from './chatFixture.js';
import { createGoodModel } from './questions/goodModel.js';
import { readQuestions } from './questions/readQuestions.js';

const detailsPath = resolveProjectPath('var', 'eval-chat-test-model.json');
const questions = readQuestions('core');

let server: ChatServer;
let withoutModel: Api;
beforeAll(async () => {
  server = await startChatServer();
  withoutModel = await startApi();
});
afterAll(async () => {
  await server?.stop();
  await withoutModel?.stop();
  rmSync(detailsPath, { force: true });
});

/** Runs the program, and returns its exit code and what it printed. */
async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = ['--import', 'tsx', 'scripts/evalChat.ts', ...args];
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, command, { cwd: resolveProjectPath() })) };
  } catch (failure) {
    return failure as { code: number; stdout: string; stderr: string };
  }
}

const readTable = (stdout: string) =>
  Object.fromEntries(
    [...stdout.matchAll(/^(\w+) +(\d+) +(\d+) +(\d+)$/gm)].map(([, kind, ...counts]) => [kind, counts.map(Number)]),
  );

it('scores the calls and values of a good model as right, writes the details, and leaves no conversations', async () => {
  server.model.follow(createGoodModel(questions));
  const { api } = server;
  const select = ['--kind', 'asOf,notHeld', '--limit', '2'];
  const { code, stdout } = await run('--base-url', `${api.url}/`, '--key', api.key, ...select);
  expect(code).toBe(0);
  expect(readTable(stdout)).toEqual({ asOf: [2, 2, 2], notHeld: [2, 2, 2], all: [4, 4, 4] });
  expect(stdout).toMatch(/^test-model\n/);
  const { results } = JSON.parse(readFileSync(detailsPath, 'utf8'));
  expect(results).toHaveLength(4);
  expect(results[0]).toMatchObject({ name: 'asOf 1', problems: [], response: { status: 'answered' } });
  const { body } = await api.get('/api/chat/conversations').expect(200);
  expect(body.conversations).toEqual([]);
});

it('names what a bad model does wrong', async () => {
  server.model.follow((request) =>
    request.messages.at(-1)?.role === 'tool'
      ? { text: 'I do not know.' }
      : { calls: [{ name: 'get_observations', arguments: { id: ['nominal-gdp'], limit: 1 } }] },
  );
  const { api } = server;
  const { stdout, stderr } = await run('--base-url', api.url, '--key', api.key, '--kind', 'growth', '--limit', '1');
  expect(readTable(stdout)).toEqual({ growth: [1, 0, 0], all: [1, 0, 0] });
  expect(stderr).toContain('growth 1: No call of get_observations with {"id":["us-cpi-all-items"]');
  expect(stderr).toContain('Does not cite {"value":');
});

it.each([
  [
    'the assistant is off',
    () => ['--base-url', withoutModel.url, '--key', withoutModel.key],
    /The assistant of this server is off\. Set CHAT_BASE_URL and CHAT_MODEL/,
  ],
  [
    'there is no server',
    () => ['--base-url', 'http://127.0.0.1:9', '--key', 'alm_x'],
    /does not respond .* Start the server first/,
  ],
  ['the key is missing', () => [], /^--key is required\.\n\nUsage/],
  ['the key is wrong', () => ['--base-url', server.api.url, '--key', `alm_${'x'.repeat(40)}`], /key/i],
  ['a kind is unknown', () => ['--key', 'alm_x', '--kind', 'growht'], /Unknown kind 'growht'\. Use one of: asOf/],
])('says so and fails if %s', async (_, args, sentence) => {
  const { code, stdout, stderr } = await run(...args());
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toContain('    at ');
});
