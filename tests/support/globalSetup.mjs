import { execFileSync } from 'node:child_process';

/** Loads the bundled library into a database once; each test file works on a copy of it. */
export default function prepareLibrary() {
  const script = ['--import', 'tsx', 'tests/support/prepareLibrary.ts'];
  process.env.TEST_LIBRARY = execFileSync(process.execPath, script, {
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString();
}
