import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Builds the pages and the programs that tests start, and loads the core of the bundled library into a database that each test file copies. */
export default function prepare() {
  execFileSync(process.execPath, ['scripts/buildIfStale.mjs', 'web'], { stdio: ['ignore', 'inherit', 'inherit'] });
  buildPrograms(['server', 'scripts', 'tests']);
  const script = ['--import', 'tsx', 'tests/support/prepareLibrary.ts', 'core'];
  process.env.TEST_LIBRARY = execFileSync(process.execPath, script, {
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString();
}

/** Compiles each source file to var/test-programs. A compiled program starts two seconds faster than one that tsx compiles. */
function buildPrograms(folders) {
  const entryPoints = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The file of the operation `webhooks.test` is no test.
      .filter((name) => name.endsWith('.ts') && !(folder === 'tests' && name.endsWith('.test.ts')))
      .map((name) => join(folder, name)),
  );
  buildSync({
    entryPoints,
    outbase: '.',
    outdir: 'var/test-programs',
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
}
