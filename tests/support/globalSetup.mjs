import { execFileSync } from 'node:child_process';

/** Builds the pages, and loads the bundled library into a database once; each test file works on a copy of it. */
export default function prepare() {
  execFileSync(process.execPath, ['scripts/buildIfStale.mjs', 'web'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const script = ['--import', 'tsx', 'tests/support/prepareLibrary.ts'];
  process.env.TEST_LIBRARY = execFileSync(process.execPath, script, {
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString();
}
