/**
 * Prepares a release: npm run release -- <version> [--folder <path>] [--dry-run]. Sets the version, checks the contract, and writes the
 * package of the SDK, the software bills of materials and their checksums. The same commit gives the same bytes. With --dry-run it changes
 * no file, and releases the current version into the folder.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findVersionProblem, setVersion, versionedFiles } from './release/setVersion.js';

function run(command: string, args: string[], cwd = '.'): string {
  return execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 }).toString();
}

const tsx = (...args: string[]) => run(process.execPath, ['--import', 'tsx', ...args]);
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function main(): void {
  const options = { folder: { type: 'string', default: 'dist/release' }, 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const current: string = JSON.parse(readFileSync('package.json', 'utf8')).version;
  const version = positionals[0] ?? current;
  const problem = findVersionProblem(version, current, readFileSync('CHANGELOG.md', 'utf8'));
  if (problem !== undefined) throw new Error(problem);
  if (!values['dry-run']) prepareFiles(version);
  tsx('scripts/contractVersion.ts');
  writeFiles(resolve(values.folder));
  if (!values['dry-run']) tsx('scripts/contractVersion.ts', '--release');
  console.log(describeNextSteps(version, values.folder));
}

/** Writes the new version into the files that have it. */
function prepareFiles(version: string): void {
  if (run('git', ['status', '--porcelain']) !== '')
    throw new Error('The working tree has changes. Commit or discard them.');
  for (const file of versionedFiles) writeFileSync(file, setVersion(file, readFileSync(file, 'utf8'), version));
  tsx('scripts/generate.ts');
}

/** Writes the package, the bills of materials and the checksums. Packs twice, to see that the bytes are the same. */
function writeFiles(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const digests = [0, 1].map(() => digest(packSdk(folder)));
  if (digests[0] !== digests[1]) throw new Error('The SDK is not reproducible: two builds differ.');
  run('npm', ['run', '--silent', 'sbom', '--', folder]);
  const lines = readdirSync(folder).map((name) => `${digest(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
  process.stdout.write(lines.join(''));
}

/** Builds and packs the SDK. Returns the path of the package, which npm would publish. */
function packSdk(folder: string): string {
  run('npm', ['run', '--silent', 'build:sdk']);
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], 'sdk')) as [
    { filename: string },
  ];
  const path = join(folder, packed.filename);
  run('npm', ['publish', '--dry-run', '--silent', path]);
  return path;
}

function describeNextSteps(version: string, folder: string): string {
  return [
    `Version ${version} is in ${folder}. To release it:`,
    `  git commit --all --message 'Release ${version}' && git tag v${version}`,
    `  npm publish ${folder}/almanac-sdk-${version}.tgz`,
  ].join('\n');
}

try {
  main();
} catch (failure) {
  console.error((failure as Error).message);
  process.exitCode = 1;
}
