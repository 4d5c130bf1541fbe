import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { libraryFile } from '../support/libraryFile.js';
import { parseCodeBlocks, readPage } from './markdown.js';

const program = resolveProjectPath('var', 'test-programs', 'scripts', 'almanac.js');
const blocks = parseCodeBlocks(readPage('docs/self-hosting.md'));
const [command, output] = blocks.slice(blocks.findIndex(({ text }) => text.includes('almanac -- doctor')));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-doctor-'));
  copyFileSync(libraryFile, join(folder, 'almanac.db'));
  chmodSync(join(folder, 'almanac.db'), 0o600);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the documented command on a database, for a server that does not run. */
function runDoctor(options: string[] = [], settings = {}): Promise<{ code: unknown; out: string }> {
  const documented = Object.fromEntries(
    Array.from(command?.text.matchAll(/(\w+)=(\S+)/g) ?? [], ([, name, value]) => [name, value]),
  );
  const env = { ...documented, DATABASE_URL: 'sqlite:almanac.db', PUBLIC_URL: 'http://127.0.0.1:2', ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'doctor', ...options], { cwd: folder, env }, (failure, out) =>
      resolve({ code: failure?.code ?? 0, out }),
    );
  });
}

it('doctor prints the documented findings, and exits with 1 because of a problem', async () => {
  expect(await runDoctor()).toEqual({ code: 1, out: `${output?.text.trimEnd()}\n` });
});

it('doctor --json prints the same findings as JSON', async () => {
  const { code, out } = await runDoctor(['--json']);
  const { problems, warnings, findings } = JSON.parse(out);
  expect([code, problems, warnings]).toEqual([1, 2, 3]);
  expect(findings[0]).toEqual({ check: 'exposure', state: 'problem', message: expect.any(String) });
});

it('doctor ends although a database accepts the connection and never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { code, out } = await runDoctor([], { DATABASE_URL: `postgres://almanac@127.0.0.1:${port}/almanac` });
  expect([code, out]).toEqual([1, expect.stringContaining('cannot be read (no answer)')]);
  silent.close();
});
