import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { parseContract } from '../../web/src/reference/contract.js';
import { buildSamples } from '../../web/src/reference/samples.js';
import { type Api, startApi } from '../support/api.js';
import { compilePrograms } from '../support/compilePrograms.js';
import { findPython } from '../support/findPython.js';

const run = promisify(execFile);
const contract = parseContract(
  JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8')),
);

const excluded =
  /^(account|billing|alerts\.(get|update|delete|deleteFeed|feed|describeUnsubscribe|unsubscribe)|calendar\.feed|chat\.(?!status|conversations)|census|discovery\.series|events|forecast\.(get|csv|job|getBacktest|share|stopSharing)|import|providers\.series|webhooks\.(?!list|create))\b/;

/** Operations that need a key or no credentials. Excludes operations that call providers or Stripe, change the library, do not end or depend on earlier calls. */
const sampledOperations = contract.operations.filter(
  ({ operationId, security = [] }) =>
    !security.some((one) => 'CronSecret' in one) &&
    (security.length === 0 || security.some((one) => 'ApiKey' in one)) &&
    !excluded.test(operationId),
);

let api: Api;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = mkdtempSync(join(tmpdir(), 'almanac-samples-'));
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const createSamples = () =>
  sampledOperations.map((operation) => ({ operation, ...buildSamples(operation, contract, api.url) }));
const createEnv = () => ({ ...process.env, ALMANAC_API_KEY: api.key });

it('builds samples of every operation', () => {
  for (const operation of contract.operations) {
    const { curl, TypeScript, Python } = buildSamples(operation, contract, 'https://almanac.example');
    expect(curl).toMatch(/^curl .*'https:\/\/almanac\.example\/[^']*'$/s);
    expect(TypeScript).toContain(`client.${operation.operationId}(`);
    expect(Python).toContain(`requests.${operation.method}(`);
  }
  expect(sampledOperations.length).toBeGreaterThan(18);
});

it('builds curl commands that succeed', async () => {
  for (const { operation, curl } of createSamples()) {
    const { stdout } = await run('bash', ['-c', `${curl} -s -o /dev/null -w '%{http_code}'`], { env: createEnv() });
    const [success] = operation.responses.find(([status]) => status.startsWith('2')) ?? [];
    expect([operation.operationId, stdout]).toEqual([operation.operationId, success]);
  }
});

it('builds TypeScript that compiles and succeeds', async () => {
  const sdk = resolveProjectPath('sdk', 'src', 'index.js');
  const programs = createSamples().map(({ operation, TypeScript }) => ({
    file: join(folder, `${operation.operationId}.mts`),
    text: TypeScript.replace("'almanac-sdk'", `'${sdk}'`).replace('console.log(response)', 'void response'),
  }));
  for (const { file, text } of programs) writeFileSync(file, text);
  const all = join(folder, 'all.mts');
  writeFileSync(all, programs.map(({ file }) => `await import('${file}');`).join('\n'));
  const files = programs.map(({ file }) => file);
  expect(await compilePrograms(files)).toBe('');
  await run(process.execPath, ['--import', 'tsx', all], { cwd: resolveProjectPath(), env: createEnv() });
});

const python = findPython('requests');

(python === undefined && !process.env['CI'] ? it.skip : it)('builds Python that succeeds', async () => {
  const file = join(folder, 'all.py');
  writeFileSync(
    file,
    createSamples()
      .map(({ Python }) => Python.replace(/^print.*$/m, ''))
      .join('\n'),
  );
  await run(python ?? '', [file], { env: createEnv() });
});
