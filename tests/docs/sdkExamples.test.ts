import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';
import { compilePrograms } from '../support/compilePrograms.js';
import { documentedAddress } from './curlCommand.js';
import { parseCodeBlocks, readPage } from './markdown.js';

const run = promisify(execFile);
const sdk = resolveProjectPath('sdk', 'src', 'index.js');

/** Each example runs on its own. Comments after or below `console.log` are its expected output. */
const examples = ['README.md', 'sdk/README.md'].flatMap((page) =>
  parseCodeBlocks(readPage(page))
    .filter(({ language }) => language === 'ts')
    .map(({ text }, index) => ({
      page,
      number: index + 1,
      file: `${page.replace(/\W/g, '-')}-${index + 1}.mts`,
      text,
    })),
);

let api: Api;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = mkdtempSync(join(tmpdir(), 'almanac-examples-'));
  const address = new URL(api.request.get('/').url).origin;
  for (const { file, text } of examples) {
    writeFileSync(join(folder, file), text.replace("'almanac-sdk'", `'${sdk}'`).replace(documentedAddress, address));
  }
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

it.each(examples)('example $number of $page prints the documented output', async ({ file, text }) => {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, file)], {
    cwd: resolveProjectPath(),
    env: { ALMANAC_API_KEY: api.key, ALMANAC_BASE_URL: api.url },
  });
  expect(stdout.trim().split(/\r?\n/)).toEqual(listExpectedOutput(text));
});

it('the examples compile', async () => {
  const files = examples.map(({ file }) => join(folder, file));
  expect(await compilePrograms(files)).toBe('');
});

function listExpectedOutput(text: string): string[] {
  return Array.from(text.matchAll(/^(?:.*console\.log\(.*; )?\/\/ (.*)$/gm), ([, line = '']) => line);
}
