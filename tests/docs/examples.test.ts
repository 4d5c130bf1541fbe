import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { signWebhook } from '../../server/webhooks/secrets.js';
import { type Api, startApi } from '../support/api.js';
import { compilePrograms } from '../support/compilePrograms.js';
import { findFreePort } from '../support/findFreePort.js';

const run = promisify(execFile);
const sdk = resolveProjectPath('sdk', 'src', 'index.js');
const programs = readdirSync(resolveProjectPath('examples')).filter((name) => name.endsWith('.ts'));

let api: Api;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = mkdtempSync(join(tmpdir(), 'almanac-programs-'));
  for (const name of programs) {
    const text = readFileSync(resolveProjectPath('examples', name), 'utf8');
    writeFileSync(join(folder, name.replace('.ts', '.mts')), text.replace("'almanac-sdk'", `'${sdk}'`));
  }
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

async function runExample(name: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, `${name}.mts`), ...words], {
    cwd: resolveProjectPath(),
    env: { ALMANAC_API_KEY: api.key, ALMANAC_BASE_URL: api.url },
  });
  return stdout;
}

it('the dashboard prints headline inflation', async () => {
  const [headline, core] = JSON.parse(await runExample('inflation-dashboard', '3'));
  expect(headline).toMatchObject({ tile: 'headline', knownAsOf: '2026-10-10', month: '2026-08-01', latest: 3.4 });
  expect(headline.recent).toHaveLength(3);
  expect(core.latest).toEqual(expect.any(Number));
});

it('the revision study counts revisions and ignores changes of unit', async () => {
  const lines = (await runExample('revision-study')).split('\n');
  expect(lines[0]).toMatch(/^us-nonfarm-payrolls, in .+: \d\d periods since 2021-01-01 with the current unit$/);
  expect(lines[1]).toMatch(/^revised: [1-9]\d*$/);
  expect(lines[3]).toMatch(/^mean absolute revision: \d+\.\d$/);
});

it('the backtest forecasts from the values known at each vintage', async () => {
  const lines = (await runExample('point-in-time-backtest')).trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines[0]).toMatch(/^2024-06-15: 2024-04-01 forecast -?\d\.\d\d %, actual -?\d\.\d\d %$/);
  expect(lines.at(-1)).toMatch(/^root mean square error over \d+ vintages: \d\.\d\d$/);
});

it('the spreadsheet has a column for each indicator', async () => {
  const file = join(folder, 'sheet.csv');
  expect(await runExample('csv-to-spreadsheet', file)).toMatch(/: 3\d\d dates of 3 indicators\n$/);
  const [header, first] = readFileSync(file, 'utf8').split('\r\n');
  expect(header).toBe('\uFEFFdate,us-unemployment-rate,us-cpi-all-items,us-federal-funds-rate');
  expect(first).toMatch(/^2000-01-01,4,169\.3,5\.\d+$/);
});

it('the watcher prints the next release and the current vintage', async () => {
  const lines = (await runExample('release-watcher', '--once')).trim().split('\n');
  expect(lines[0]).toMatch(/^us-unemployment-rate: .+, next on 20\d\d-\d\d-\d\d$/);
  expect(lines.at(-1)).toMatch(/^known: us-unemployment-rate as of 2026-10-10, /);
});

it('the receiver accepts a signed webhook once, and rejects a wrong signature', async () => {
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const port = await findFreePort();
  const receiver = spawn(process.execPath, ['--import', 'tsx', join(folder, 'webhook-receiver.mts'), String(port)], {
    cwd: resolveProjectPath(),
    env: { WEBHOOK_SECRET: secret },
  });
  const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('The receiver is listening.');
  const send = (key: string) => {
    const body = JSON.stringify({ type: 'webhook.test', timestamp: '2026-11-21T12:00:00.000Z', data: { a: 1 } });
    const seconds = Math.floor(Date.now() / 1_000);
    const signature = signWebhook([key], 'test_1', seconds, body);
    const headers = { 'webhook-id': 'test_1', 'webhook-timestamp': String(seconds), 'webhook-signature': signature };
    return fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers });
  };
  const other = `whsec_${randomBytes(24).toString('base64')}`;
  expect([(await send(other)).status, (await send(secret)).status, (await send(secret)).status]).toEqual([
    400, 204, 204,
  ]);
  receiver.kill();
  const output: string[] = [];
  for await (const line of { [Symbol.asyncIterator]: () => lines }) output.push(line);
  expect(output).toEqual(['test_1 webhook.test at 2026-11-21T12:00:00.000Z: {"a":1}']);
});

it('compiles and tests every program', async () => {
  const files = programs.map((name) => join(folder, name.replace('.ts', '.mts')));
  expect(await compilePrograms(files)).toBe('');
  expect(programs).toHaveLength(6);
});
