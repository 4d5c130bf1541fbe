import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Builds the pages, loads the bundled library into a database once (each test file works on a copy of it), and reads the contract once. */
export default function prepare() {
  execFileSync(process.execPath, ['scripts/buildIfStale.mjs', 'web'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const script = ['--import', 'tsx', 'tests/support/prepareLibrary.ts'];
  process.env.TEST_LIBRARY = execFileSync(process.execPath, script, {
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString();
  process.env.TEST_CONTRACT = parsedContract();
}

/** The contract as a file of JSON, which is read a hundred times faster. */
function parsedContract() {
  const file = 'var/test-contract.json';
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(parse(readFileSync('server/generated/openapi.yaml', 'utf8'))));
  renameSync(draft, file);
  return file;
}
